import { HttpResponse } from 'msw';
import { moduleMapOf } from '#fixtures/build/modules';
import ModulesScreen from '@/screens/settings/modules';
import { selectNotices } from '@/state/notices';
import { selectModuleList } from '@/state/modules/list';
import { readFixture, withOnlyModules } from '#tests/support/fixtures';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { UserEvent } from '@testing-library/user-event';
import { server } from '#tests/support/server';
import { answerGet, answerPost, crash, hold } from '#tests/support/wire';
import { failOnce, hrefOf } from '../parts';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const openAll = (options: Options = {}) =>
	renderScreen(<ModulesScreen />, {
		route: '/modules',
		world: { modules: { active: ['latex'] } },
		...options,
	});

const FEW = ['latex', 'carousel', 'markdown', 'sitemaps', 'contact-form', 'shortlinks', 'monitor'];

/** A site with a few modules, because each row takes time. */
function open(options: Options = {}) {
	const made = openAll({ ...withOnlyModules(...FEW), ...options });
	const modules = Object.entries(moduleMapOf(made.world, readFixture));
	answerGet('module/all', Object.fromEntries(modules.filter(([slug]) => FEW.includes(slug))));
	return made;
}

const row = (name: string) =>
	within(
		screen
			.getAllByRole('listitem')
			.find((item) => within(item).queryByRole('switch', { name }) !== null) ?? document.body,
	);
const toggle = (name: string) => screen.getByRole('switch', { name });
const select = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const about = async (user: UserEvent, name: string) => {
	await user.click(screen.getByRole('button', { name: `About ${name}` }));
	return within(await screen.findByRole('dialog', { name: `About ${name}` }));
};
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: RegExp) => screen.getByRole('tab', { name });

it('DASH-32 lists every module of the server, and links to the page of the server', async () => {
	const { store, user } = openAll();
	const names = Object.values(store.getState().modules).filter(({ name }) => name !== '');
	expect(screen.getAllByRole('switch')).toHaveLength(names.length);
	expect(screen.queryByRole('link')).not.toBeInTheDocument();
	await user.click(button('More actions'));
	expect(hrefOf("Open Jetpack's list")).toBe(
		'http://site.test/wp-admin/admin.php?page=jetpack_modules',
	);
	const math = await about(user, 'Beautiful math');
	expect(hrefOf(/^Learn more/, math)).toBe(
		'https://jetpack.com/redirect/?source=jetpack-support-latex',
	);
	const sitemaps = await about(user, 'Sitemaps');
	expect(hrefOf('Settings in Traffic', sitemaps)).toBe('#/traffic?setting=sitemaps');
	await waitFor(() => expect(selectModuleList(store.getState()).phase).toBe('ready'));
});

it('decodes the entities of the server, and links only to web addresses', async () => {
	const { user } = open();
	answerGet('module/all', {
		latex: { module: 'latex', name: 'Beautiful Math', learn_more_button: 'javascript:alert(1)' },
		markdown: {
			module: 'markdown',
			name: 'Math &amp; more',
			description: '&#8220;Formulas&#8221;',
			learn_more_button: 'https://jetpack.com/redirect/?source=a&#038;site=b',
		},
	});
	expect(await screen.findByRole('switch', { name: 'Math & more' })).toBeVisible();
	const more = await about(user, 'Math & more');
	expect(more.getByText('“Formulas”')).toBeVisible();
	expect(hrefOf(/^Learn more/, more)).toBe('https://jetpack.com/redirect/?source=a&site=b');
	const math = await about(user, 'Beautiful math');
	expect(math.queryByRole('link', { name: /^Learn more/ })).not.toBeInTheDocument();
	expect(screen.getAllByRole('switch')).toHaveLength(2);
});

it('switches one module, and keeps it in the list of modules that are on', async () => {
	const { user } = open();
	await user.click(tab(/^On/));
	expect(screen.getAllByRole('switch')).toHaveLength(1);
	await user.click(toggle('Beautiful math'));
	await waitFor(() => expect(toggle('Beautiful math')).not.toBeChecked());
	expect(tab(/^On/)).toHaveTextContent('On 0');
	expect(toggle('Beautiful math')).toHaveFocus();
});

it('recovers from a filter that shows nothing', async () => {
	const { user } = open({ world: { modules: { active: [] } } });
	await user.click(tab(/^On/));
	expect(screen.getByText('No modules match')).toBeVisible();
	await user.click(button('Show all modules'));
	expect(screen.getAllByRole('switch')).toHaveLength(FEW.length);
});

it('lists each module below its settings screen, by name, and without checkboxes before "Select"', async () => {
	const { user } = openAll();
	const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => ({
		name: heading.textContent,
		modules: within(heading.closest('section') ?? document.body)
			.getAllByRole('switch')
			.map((one) => one.closest('li')?.querySelector('label')?.textContent ?? ''),
	}));
	expect(groups.map(({ name }) => name)).toEqual([
		...['Security', 'Performance', 'Writing', 'Sharing', 'Discussion', 'Traffic'],
		'Other modules',
	]);
	for (const { modules } of groups) {
		expect(modules).toEqual([...modules].sort(new Intl.Collator('en').compare));
	}
	expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
	await user.click(button('Select'));
	await user.click(select('Beautiful math'));
	await user.click(button('Done selecting'));
	expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
	// The live region announces it if half a second has passed before the click.
	expect(screen.queryByText('1 selected', { ignore: '[aria-live]' })).not.toBeInTheDocument();
});

describe('several modules', () => {
	it('a double click sends one request', async () => {
		const { user } = open();
		const held = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.click(button('Select'));
		await user.click(select('Carousel'));
		await user.click(select('Beautiful math'));
		expect(screen.getByText('2 selected')).toBeVisible();
		await user.dblClick(button('Turn on'));
		await waitFor(() => expect(held.called).toHaveBeenCalledTimes(1));
		expect(held.called).toHaveBeenCalledWith({ carousel: true });
		held.release();
		await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
		expect(held.called).toHaveBeenCalledTimes(1);
		expect(toggle('Carousel')).toBeChecked();
	});

	it('selects all shown modules that can be switched, and counts those that the filter hides', async () => {
		const { user } = open({ scenario: 'overridden' });
		await user.click(button('Select'));
		expect(select('Sitemaps')).toBeDisabled();
		expect(row('Sitemaps').getByText(/enabled by a site administrator/)).toBeVisible();
		await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
		expect(select('Carousel')).toBeChecked();
		expect(select('Sitemaps')).not.toBeChecked();
		await user.click(tab(/^Not available/));
		expect(screen.getByText(/^\d selected, \d of them hidden by the filter$/)).toBeVisible();
	});

	it('keeps the refused ones selected, each with its reason', async () => {
		const { user, store } = open();
		answerPost('settings', { code: 'some_updated', message: 'carousel: No plan.' }, 400);
		const saved = store.getState().settings.saved;
		await user.click(button('Select'));
		await user.click(select('Carousel'));
		await user.click(select('Markdown'));
		answerGet('settings', { ...saved, markdown: true });
		await user.click(button('Turn on'));
		await waitFor(() => expect(row('Carousel').getByText(/No plan\./)).toBeVisible());
		expect(select('Carousel')).toBeChecked();
		expect(select('Markdown')).not.toBeChecked();
		expect(toggle('Markdown')).toBeChecked();
	});

	it('offers a retry if the whole request failed, without a notice beside it', async () => {
		const { user, store } = open();
		crash('post', 'settings');
		await user.click(button('Select'));
		await user.click(select('Carousel'));
		await user.click(button('Turn on'));
		await screen.findByText(/Couldn't save this\./);
		expect(selectNotices(store.getState())).toEqual([]);
		const sent = answerPost('settings', { code: 'success' });
		await user.click(button('Try again'));
		await waitFor(() => expect(toggle('Carousel')).toBeChecked());
		expect(sent).toEqual([{ carousel: true }]);
		await waitFor(() => expect(screen.queryByText(/Couldn't save this\./)).not.toBeInTheDocument());
	});
});

describe('Restore defaults', () => {
	const MANY = [
		...['carousel', 'comments', 'copy-post', 'custom-css', 'infinite-scroll', 'latex', 'likes'],
		...['markdown', 'monitor', 'photon', 'photon-cdn', 'seo-tools', 'sharedaddy', 'sitemaps'],
	];

	it('COMP-04 COMP-05 lists many changes in a full-screen dialog, which its backdrop dismisses', async () => {
		const { user } = openAll({ scenario: 'security', world: { modules: { active: MANY } } });
		const sent = answerPost('settings', { code: 'success' });
		await user.click(button('More actions'));
		await user.click(button('Restore defaults…'));
		const dialog = await screen.findByRole('dialog', { name: 'Restore default modules' });
		expect(dialog).toHaveClass('full');
		await user.click(document.querySelector('.jp-layer')!);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		expect(sent).toEqual([]);
	});

	it('lists what will change, and changes it only when confirmed', async () => {
		const { user } = open();
		const sent = answerPost('settings', { code: 'success' });
		await user.click(button('More actions'));
		await user.click(button('Restore defaults…'));
		const box = await screen.findByRole('dialog', { name: 'Restore default modules' });
		expect(box).toHaveClass('narrow');
		const dialog = within(box);
		expect(dialog.getByRole('heading', { name: 'Will be turned on' })).toBeVisible();
		expect(dialog.getByText('Contact Form')).toBeVisible();
		expect(dialog.getByText('Beautiful math')).toBeVisible();
		await user.click(dialog.getByRole('button', { name: 'Cancel' }));
		expect(sent).toEqual([]);
		await user.click(button('Restore defaults…'));
		await user.click(await screen.findByRole('button', { name: 'Restore defaults' }));
		await waitFor(() => expect(toggle('Contact Form')).toBeChecked());
		expect(toggle('Beautiful math')).not.toBeChecked();
		expect(sent).toHaveLength(1);
		expect(sent[0]).toMatchObject({ 'contact-form': true, latex: false });
	});
});

describe('reading the list again', () => {
	it('says that the list may be old, and reads it again', async () => {
		const { user } = open();
		crash('get', 'module/all');
		expect(await screen.findByText(/Couldn't check for changes/)).toBeVisible();
		answerGet('module/all', { podcast: { module: 'podcast', name: 'Podcast', available: true } });
		answerGet('settings', { podcast: true, latex: true });
		await user.click(button('Try again'));
		expect(await screen.findByRole('switch', { name: 'Podcast' })).toBeChecked();
		expect(screen.queryByText(/Couldn't check for changes/)).not.toBeInTheDocument();
	});

	it('loads a list that the page did not print, or says that it failed, and tries again', async () => {
		const { user } = open({ pageData: { getModules: {} } });
		server.use(failOnce('module/all'));
		expect(screen.getByText('Loading modules…')).toBeInTheDocument();
		expect(await screen.findByText("The modules didn't load")).toBeVisible();
		await user.click(button('Try again'));
		expect(await screen.findByRole('switch', { name: 'Beautiful math' })).toBeVisible();
	});
});

it.each([
	['offline', 'Shortlinks', 'Unavailable in Offline Mode'],
	['site-only', 'Downtime monitoring', 'Connect your user account first.'],
])('on a site that is %s: %s', async (scenario, name, reason) => {
	const { user } = open({ scenario, world: {} });
	await user.click(tab(/^Not available/));
	await user.click(button('Select'));
	expect(toggle(name)).toHaveAttribute('aria-disabled', 'true');
	expect(row(name).getByText(reason)).toBeVisible();
	expect(select(name)).toBeDisabled();
});
