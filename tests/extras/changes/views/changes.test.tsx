import { http, HttpResponse } from 'msw';
import { OF_SAVES } from '@/extras/saves';
import ChangesScreen from '@/extras/changes/views/changes-screen';
import { SETTINGS_HISTORY_KEY } from '@/extras/changes/state/recent-changes';
import { setSetting } from '@/state/settings';
import { act, fireEvent, renderScreen, screen, userEvent, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import type { StoreOptions } from '#tests/support/store';
import { catchDownloads, withRights } from '#tests/screens/parts';

const AJAX = 'http://site.test/wp-admin/admin-ajax.php';

const ENTRY = {
	id: 7,
	at: Date.UTC(2026, 0, 30, 12),
	request: 'one',
	userId: 0,
	login: '',
	source: 'cli',
	author: null,
	key: 'stats',
	values: { from: false, to: true },
};

/** The site's record, and the requests for it. */
function plant(isOn: boolean, entries: object[] = []) {
	const world = { isOn, entries, status: 200 };
	const asked: string[] = [];
	const resolve = ({ request }: { request: Request }) => {
		const { searchParams } = new URL(request.url);
		if (searchParams.get('action') !== 'dashboard_for_jetpack_record') {
			return undefined;
		}
		const turn = searchParams.get('turn') ?? '';
		asked.push(`${request.method} ${turn}`.trim());
		if (world.status !== 200) {
			return HttpResponse.json({ code: 'no', message: 'No space.' }, { status: world.status });
		}
		if (turn) {
			Object.assign(world, { isOn: turn === 'on', entries: [] });
		}
		return HttpResponse.json({ isOn: world.isOn, entries: world.entries });
	};
	server.use(http.get(AJAX, resolve), http.post(AJAX, resolve));
	return { world, asked };
}

const open = (options: StoreOptions = {}) =>
	renderScreen(<ChangesScreen />, {
		saveExtras: OF_SAVES.flatMap(({ save }) => save ?? []),
		route: '/tools/changes',
		world: { modules: { active: ['stats'] } },
		...options,
	});

async function findCard() {
	const title = await screen.findByRole('heading', { name: 'Settings history', level: 2 });
	return within(title.closest('section') ?? document.body);
}

describe('the history of the browser', () => {
	it('lists changes, undoes them, and can be cleared', async () => {
		const { user, store } = open();
		const history = await findCard();
		expect(history.getByText('No changes yet.')).toBeVisible();
		await act(() => store.dispatch(setSetting('sitemaps', true)));
		expect(await history.findByText('Sitemaps: Off → On')).toBeVisible();
		expect(history.getByText(/^Jan 3[01], 2026, .+, by .+$/)).toBeVisible();
		await user.click(history.getByRole('button', { name: 'Undo' }));
		expect(await history.findByText('Sitemaps: On → Off')).toBeVisible();
		expect(history.getByText('This has been changed again since then.')).toBeVisible();
		expect(store.getState().settings.saved.sitemaps).toBe(false);
		await user.click(history.getByRole('button', { name: 'Clear history' }));
		expect(history.getByText('No changes yet.')).toBeVisible();
	});

	it('shows what another tab has changed', async () => {
		const { user, store, browser } = open();
		const history = await findCard();
		await act(() => store.dispatch(setSetting('sitemaps', true)));
		const kept = browser.recall(SETTINGS_HISTORY_KEY) ?? '';
		await user.click(await history.findByRole('button', { name: 'Clear history' }));
		browser.remember(SETTINGS_HISTORY_KEY, kept);
		fireEvent(window, new StorageEvent('storage', { key: 'of-another-plugin' }));
		expect(history.getByText('No changes yet.')).toBeVisible();
		fireEvent(window, new StorageEvent('storage', { key: SETTINGS_HISTORY_KEY }));
		expect(history.getByText('Sitemaps: Off → On')).toBeVisible();
	});

	it('shows five changes, and all of them on request', async () => {
		const { user, store } = open();
		const history = await findCard();
		for (let count = 0; count < 7; count++) {
			await act(() => store.dispatch(setSetting('sitemaps', count % 2 === 0)));
		}
		const shown = () => history.getAllByText(/^Sitemaps: /);
		await user.click(await history.findByRole('button', { name: 'Show all 7' }));
		expect(shown()).toHaveLength(7);
	});

	it('shows what someone else has saved since, and restores the earlier value only on request', async () => {
		const SCHEME = 'jetpack_comment_form_color_scheme';
		const { store, world } = open({
			world: { modules: { active: ['comments'] }, settings: { [SCHEME]: 'light' } },
		});
		const history = await findCard();
		await act(() => store.dispatch(setSetting(SCHEME, 'dark')));
		const undo = await history.findByRole('button', { name: 'Undo' });
		world.settings = { ...world.settings, [SCHEME]: 'transparent' };
		await userEvent.click(undo);
		expect(await history.findByText('Color scheme: Light → Dark. Now: Transparent')).toBeVisible();
		expect(history.getByText('This has been changed again since then.')).toBeVisible();
		expect(history.queryByRole('button', { name: 'Undo' })).toBeNull();
		await userEvent.click(history.getByRole('button', { name: 'Restore anyway' }));
		expect(await history.findByText('Color scheme: Transparent → Light')).toBeVisible();
		expect(store.getState().settings.saved[SCHEME]).toBe('light');
	});
});

const SWITCH = { name: "Keep everyone's changes on this site" };

it('is off at first, and the history is that of the browser', async () => {
	const { asked } = plant(false);
	const { user } = open();
	const card = await findCard();
	const control = await card.findByRole('switch', SWITCH);
	expect(control).not.toBeChecked();
	expect(card.getByText(/saved in this browser/)).toBeVisible();
	await user.click(control);
	expect(await card.findByText(/^The last 500 changes of .+ on this site/)).toBeVisible();
	expect(control).toBeChecked();
	expect(asked).toEqual(['GET', 'POST on']);
});

it('shows the record of the site with its origin, and undoes a change', async () => {
	const { world, asked } = plant(true, [ENTRY]);
	const { user, store } = open();
	const card = await findCard();
	expect(await card.findByText('Site stats: Off → On')).toBeVisible();
	expect(card.getByText('Changed with WP-CLI.')).toBeVisible();
	expect(card.getByText(/^Jan 30, 2026, [^,]+$/)).toBeVisible();
	expect(card.queryByRole('button', { name: 'Clear history' })).toBeNull();
	const undone = { id: 8, request: 'two', login: 'anna', userId: 2 };
	world.entries = [{ ...ENTRY, ...undone, values: { from: true, to: false } }, ENTRY];
	await user.click(card.getByRole('button', { name: 'Undo' }));
	expect(await card.findByText(/, by anna$/)).toBeVisible();
	expect(store.getState().settings.saved.stats).toBe(false);
	expect(asked).toEqual(['GET', 'GET']);
});

it('the record is deleted only after a question', async () => {
	const { asked } = plant(true, [ENTRY]);
	const { user } = open();
	const card = await findCard();
	const control = await card.findByRole('switch', SWITCH);
	await user.click(control);
	await user.click(await screen.findByRole('button', { name: 'Cancel' }));
	expect(control).toBeChecked();
	await user.click(control);
	await user.click(await screen.findByRole('button', { name: 'Stop and delete' }));
	expect(await card.findByText(/saved in this browser/)).toBeVisible();
	expect(asked).toEqual(['GET', 'POST off']);
});

it('says why it could not be turned on', async () => {
	const { world } = plant(false);
	const { user } = open();
	const card = await findCard();
	const control = await card.findByRole('switch', SWITCH);
	world.status = 500;
	await user.click(control);
	expect(await card.findByText("Couldn't change this. No space.")).toBeVisible();
	expect(control).not.toBeChecked();
});

it('says that the record did not load, above the history of the browser', async () => {
	plant(true).world.status = 500;
	open();
	const card = await findCard();
	expect(await card.findByText("Couldn't load everyone's changes. No space.")).toBeVisible();
	expect(card.getByText(/saved in this browser/)).toBeVisible();
	expect(card.queryByRole('switch', SWITCH)).toBeNull();
});

it('is not there on a server that cannot keep one', async () => {
	const { world, asked } = plant(true);
	world.status = 400;
	const { store } = open();
	const card = await findCard();
	await act(() => store.dispatch(setSetting('sitemaps', true)));
	expect(asked).toContain('GET');
	expect(card.queryByText(/didn't load/)).toBeNull();
	expect(card.queryByRole('switch', SWITCH)).toBeNull();
});

it('the record is requested only by administrators', async () => {
	const { asked } = plant(true);
	open(withRights({ manage_options: false }));
	await findCard();
	expect(asked).toEqual([]);
});

it('the record can be downloaded', async () => {
	plant(true, [ENTRY]);
	const { files, restore } = catchDownloads();
	const { user } = open();
	const card = await findCard();
	await user.click(await card.findByRole('button', { name: 'Download as CSV' }));
	restore();
	expect(files.map(({ name }) => name)).toEqual(['jetpack-changes-2026-01-31.csv']);
	expect(await files[0]?.text).toContain('"Changed with WP-CLI.","stats"');
});
