// Loaded with the test and not within it: a busy machine takes its time for the chunks.
import '@/screens/settings';
import '@/screens/settings/traffic';
import '@/screens/settings/security';
import { pageDataOf } from '#fixtures/build';
import { buildTestWorld, readFixture } from '#tests/support/fixtures';
import { act, screen, waitFor } from '#tests/support/render';
import { findTitle, goTo, inApp, renderApp } from './support/render-app';

beforeAll(() => {
	// jsdom lays nothing out.
	Element.prototype.scrollIntoView = jest.fn();
});

const SITEMAPS = 'Generate XML sitemaps';
const hashIs = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));
const findSwitch = (name: string) => screen.findByRole('switch', { name });

it('a link opens the screen of a setting with the focus on it, and the address drops it', async () => {
	renderApp({ route: '/traffic?setting=sitemaps' });
	expect(await findTitle('Traffic')).toBeVisible();
	const toggle = await findSwitch(SITEMAPS);
	await waitFor(() => expect(toggle).toHaveFocus());
	await hashIs('#/traffic');
});

it('the same link leads there once more', async () => {
	const { history } = renderApp({ route: '/traffic' });
	const title = await findTitle('Traffic');
	for (const round of [1, 2]) {
		act(() => title.focus());
		await goTo(history, '/traffic?setting=sitemaps');
		const toggle = await findSwitch(SITEMAPS);
		await waitFor(() => expect([round, document.activeElement]).toEqual([round, toggle]));
		await hashIs('#/traffic');
	}
});

it('it takes the focus from the heading of a screen that has just been opened', async () => {
	const { history } = renderApp({ route: '/dashboard' });
	await findTitle('At a Glance');
	await goTo(history, '/traffic?setting=sitemaps');
	const toggle = await findSwitch(SITEMAPS);
	await waitFor(() => expect(toggle).toHaveFocus());
	expect(document.title).toMatch(/^Traffic/);
});

it('a panel that is folded opens', async () => {
	renderApp({
		route: '/traffic?setting=advanced_seo_front_page_description',
		scenario: 'security',
		world: { modules: { active: ['seo-tools'] } },
	});
	const field = await screen.findByRole('textbox', { name: /Front page meta description/ });
	await waitFor(() => expect(field).toHaveFocus());
});

it('so does one that was folded by hand', async () => {
	const { history, user } = renderApp({
		route: '/traffic?setting=advanced_seo_front_page_description',
		scenario: 'security',
		world: { modules: { active: ['seo-tools'] } },
	});
	const name = /Front page meta description/;
	await screen.findByRole('textbox', { name });
	await hashIs('#/traffic');
	await user.click(screen.getByRole('button', { name, expanded: true }));
	expect(screen.queryByRole('textbox', { name })).toBeNull();
	await goTo(history, '/traffic?setting=advanced_seo_front_page_description');
	await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
});

it('a row that stands only while its feature is on is shown', async () => {
	renderApp({
		route: '/security?setting=jetpack_waf_share_data',
		world: { modules: { active: [] } },
	});
	const toggle = await findSwitch('Share data with Jetpack');
	await waitFor(() => expect(toggle).toHaveFocus());
});

it.each(['nonsense', 'monitor', ''])(
	'a link to what the screen does not have opens the screen and says so: "%s"',
	async (id) => {
		renderApp({ route: `/traffic?setting=${id}` });
		expect(await findTitle('Traffic')).toBeVisible();
		expect(await inApp().findByText(/That setting isn't here/)).toBeVisible();
		await hashIs('#/traffic');
		expect(document.body).toHaveFocus();
	},
);

it('a setting of a module that is gone from the site is said to be missing', async () => {
	const { sitemaps: gone, ...getModules } = pageDataOf(buildTestWorld(), readFixture)
		.getModules as Record<string, unknown>;
	expect(gone).toBeDefined();
	renderApp({ route: '/traffic?setting=sitemaps', pageData: { getModules } });
	expect(await inApp().findByText(/That setting isn't here/)).toBeVisible();
	expect(screen.queryByRole('switch', { name: SITEMAPS })).toBeNull();
});
