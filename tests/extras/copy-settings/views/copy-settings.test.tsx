import { http, HttpResponse } from 'msw';
import CopySettingsScreen from '@/extras/copy-settings/views/copy-settings-screen';
import { FILE_FORMAT } from '@/domain/settings/file/values';
import { fireEvent, renderScreen, screen, userEvent, waitFor } from '#tests/support/render';
import { REST, type StoreOptions } from '#tests/support/store';
import { server } from '#tests/support/server';
import { catchDownloads } from '#tests/screens/parts';

const FILE = {
	format: FILE_FORMAT,
	version: 1,
	site: 'Bakery',
	jetpack: '11.2',
	date: '2026-01-31T00:00:00.000Z',
};

/** A chosen file. jsdom can't read files itself. */
function fileOf(content: object | string, name = 'bakery.json'): File {
	const text = typeof content === 'string' ? content : JSON.stringify({ ...FILE, ...content });
	const file = new File([text], name, { type: 'application/json' });
	return Object.assign(file, { text: () => Promise.resolve(text) });
}

/** A text on the screen, outside the live region, which also announces some of them. */
const findShown = (text: string | RegExp) =>
	screen.findByText(text, { selector: 'section *', exact: false });

async function open(options: StoreOptions = {}) {
	const view = renderScreen(<CopySettingsScreen />, {
		route: '/tools/copy',
		world: { modules: { active: ['stats'] } },
		...options,
	});
	await screen.findByRole('button', { name: 'Download settings' });
	return view;
}

const choose = (content: object | string) =>
	userEvent.upload(screen.getByLabelText('Settings file'), fileOf(content));

const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 2 });

const THREE = {
	modules: { sitemaps: true, latex: true, stats: true },
	settings: { admin_bar: false, carousel_background_color: 'white' },
};

it('download saves one file with the name of the site and the day', async () => {
	const { files, restore } = catchDownloads();
	const { user, page } = await open();
	await user.click(screen.getByRole('button', { name: 'Download settings' }));
	restore();
	expect(files).toHaveLength(1);
	expect(files[0]?.name).toMatch(/^jetpack-settings-[a-z-]*-?2026-01-31\.json$/);
	expect(JSON.parse((await files[0]?.text) ?? '')).toMatchObject({
		format: FILE_FORMAT,
		version: 1,
		site: page.site.title,
		jetpack: '11.2',
		date: '2026-01-31T00:00:00.000Z',
		modules: { stats: true, sitemaps: false },
		settings: { admin_bar: true },
	});
	expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

describe('plan', () => {
	it('lists the changes by card, sends nothing, applies those that are chosen, and has the title of each step', async () => {
		const { user, store } = await open();
		const title = () => screen.getByRole('heading', { level: 1 }).textContent;
		expect(title()).toBe('Copy settings');
		await choose(THREE);
		const plan = await heading('bakery.json');
		expect(title()).toBe('Review changes');
		await waitFor(() => expect(plan).toHaveFocus());
		expect(screen.getByText('From Bakery')).toBeVisible();
		expect(await findShown('4 differences')).toBeVisible();
		expect(screen.getByRole('rowheader', { name: 'Traffic' })).toBeVisible();
		// Two screens have a card called "Media". The carousel's is the one on Writing.
		expect(screen.getByRole('rowheader', { name: 'Writing' })).toBeVisible();
		expect(screen.queryByRole('rowheader', { name: 'Performance' })).not.toBeInTheDocument();
		const choice = screen.getByRole('checkbox', { name: /sitemaps/i });
		expect(choice).toHaveAccessibleDescription('Off → On');
		expect(store.getState().settings.saved.sitemaps).toBe(false);
		await user.click(screen.getByRole('checkbox', { name: /Beautiful math/ }));
		await user.click(screen.getByRole('button', { name: 'Apply 3 changes' }));
		await waitFor(async () => expect(await heading('3 changes applied.')).toHaveFocus());
		expect(title()).toBe('Applied settings');
		expect(store.getState().settings.saved).toMatchObject({
			sitemaps: true,
			latex: false,
			admin_bar: false,
			carousel_background_color: 'white',
		});
		await user.click(screen.getByRole('button', { name: 'Undo all' }));
		await heading('Undone. Your earlier settings are back.');
		expect(store.getState().settings.saved).toMatchObject({
			sitemaps: false,
			admin_bar: true,
			carousel_background_color: 'black',
		});
		await user.click(screen.getByRole('button', { name: 'Done' }));
		expect(screen.getByRole('button', { name: 'Download settings' })).toBeVisible();
	});

	it('copies the plan without the changes that are left out', async () => {
		const { user, browser } = await open();
		await choose(THREE);
		await user.click(await screen.findByRole('checkbox', { name: /sitemaps/i }));
		await user.click(screen.getByRole('button', { name: 'Copy plan' }));
		const [text = ''] = browser.copy.mock.calls[0] ?? [];
		expect(text).toContain('Changes to the Jetpack settings');
		expect(text).toContain(': Black → White');
		expect(text).not.toMatch(/sitemaps/i);
	});
});

describe('a file that is not one', () => {
	it.each([
		['{', "This file isn't JSON."],
		['{"format":"other"}', "This isn't a settings file"],
		[' '.repeat(1024 * 1024 + 1), 'This file is too large'],
	])('reports it in place: %#', async (text, sentence) => {
		await open();
		await choose(text);
		expect(await findShown(sentence)).toBeVisible();
		await choose(THREE);
		expect(await heading('bakery.json')).toBeVisible();
	});

	it('reads a dropped file', async () => {
		await open();
		const files = [fileOf(THREE, 'dropped.json')];
		const area = screen.getByLabelText('Settings file').parentElement ?? document.body;
		fireEvent.dragOver(area);
		fireEvent.drop(area, { dataTransfer: { files } });
		expect(await heading('dropped.json')).toBeVisible();
	});
});

const refuseLatex = async ({ request }: { request: Request }) => {
	const sent = (await request.clone().json()) as object;
	return 'latex' in sent
		? HttpResponse.json(
				{ code: 'some_updated', message: 'latex: Not today.', data: { status: 400 } },
				{ status: 400 },
			)
		: undefined;
};

it('refused changes are shown with the reasons of the server, and sent again', async () => {
	const { user, store } = await open();
	server.use(http.post(`${REST}/settings`, refuseLatex));
	await choose(THREE);
	await user.click(await screen.findByRole('button', { name: 'Apply 4 changes' }));
	expect(await heading('3 of 4 changes applied.')).toBeVisible();
	expect(screen.getByText('Not today.')).toBeVisible();
	expect(screen.getByRole('button', { name: 'Undo all' })).toBeVisible();
	server.resetHandlers(...server.listHandlers().slice(1));
	await user.click(screen.getByRole('button', { name: /^Try again/ }));
	expect(await heading('4 changes applied.')).toBeVisible();
	expect(store.getState().settings.saved).toMatchObject({ latex: true });
	expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

it('offers to continue or to go back after a cut, also at the next visit', async () => {
	const { user, browser, unmount } = await open();
	server.use(http.post(`${REST}/settings`, () => HttpResponse.error(), { once: true }));
	await choose(THREE);
	await user.click(await screen.findByRole('button', { name: 'Apply 4 changes' }));
	expect(await heading('The changes were interrupted')).toBeVisible();
	expect(screen.getByText('0 of 4 changes from “Bakery” were finished.')).toBeVisible();
	const remembered = Object.fromEntries(browser.remember.mock.calls);
	unmount();
	const next = renderScreen(<CopySettingsScreen />, {
		remembered,
		world: { modules: { active: ['stats'] } },
	});
	await next.user.click(await screen.findByRole('button', { name: 'Continue' }));
	expect(await heading('4 changes applied.')).toBeVisible();
	expect(next.store.getState().settings.saved).toMatchObject({ sitemaps: true, latex: true });
});

it('shows a preset as a plan, and says which one was applied', async () => {
	const { user } = await open();
	const see = () => user.click(screen.getAllByRole('button', { name: /^See the changes/ })[0]!);
	await see();
	expect(await heading('Blog')).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Close' }));
	await see();
	await user.click(await screen.findByRole('button', { name: /^Apply \d+ changes$/ }));
	expect(await screen.findByText('Preset: Blog')).toBeVisible();
});

describe('a file that meets changes of somebody else', () => {
	const SCHEME = 'jetpack_comment_form_color_scheme';
	const NAME = 'Color scheme';

	async function openPlan(locks?: object) {
		const view = await open({
			world: { modules: { active: ['comments'] }, settings: { [SCHEME]: 'light' } },
		});
		Object.assign(view.browser, locks);
		await choose({ modules: { sitemaps: true }, settings: { [SCHEME]: 'dark' } });
		const saveElsewhere = (scheme: string) => {
			view.world.settings = { ...view.world.settings, [SCHEME]: scheme };
		};
		return { ...view, saveElsewhere };
	}

	const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

	it('shows values that were changed elsewhere, with all three versions, and overwrites them only on request', async () => {
		const { store, saveElsewhere } = await openPlan();
		saveElsewhere('transparent');
		await press('Apply 2 changes');
		await heading('1 of 2 changes applied.');
		expect(screen.getByText(/^These settings were changed somewhere else\./)).toBeVisible();
		const choice = screen.getByRole('checkbox', { name: NAME });
		expect(choice).not.toBeChecked();
		expect(choice).toHaveAccessibleDescription('Light → Dark. Now: Transparent');
		expect(screen.getByRole('button', { name: 'Overwrite 0 settings' })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		await userEvent.click(choice);
		await press('Overwrite 1 setting');
		await heading('2 changes applied.');
		expect(store.getState().settings.saved[SCHEME]).toBe('dark');
		await press('Undo all');
		await heading('Undone. Your earlier settings are back.');
		expect(store.getState().settings.saved[SCHEME]).toBe('transparent');
	});

	it('keeps the plan while another tab applies a file', async () => {
		let isHeld = true;
		const request = (_name: string, _options: object, task: (lock: unknown) => unknown) =>
			Promise.resolve(task(isHeld ? null : {}));
		await openPlan({ locks: () => ({ request }) });
		await userEvent.click(screen.getByRole('checkbox', { name: NAME }));
		await press('Apply 1 change');
		expect(await heading('bakery.json')).toBeVisible();
		expect(screen.getByRole('checkbox', { name: NAME })).not.toBeChecked();
		isHeld = false;
		await press('Apply 1 change');
		expect(await heading('1 change applied.')).toBeVisible();
		await press('Done');
		expect(screen.getByRole('button', { name: 'Download settings' })).toBeVisible();
	});
});
