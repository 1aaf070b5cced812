// Imported here because loading the chunks can take seconds on a busy machine.
import '@/screens/settings';
import '@/screens/settings/traffic';
import '@/screens/settings/security';
import { pageDataOf } from '#fixtures/build';
import { buildTestWorld, readFixture } from '#tests/support/fixtures';
import { act, screen, waitFor } from '#tests/support/render';
import { findTitle, goTo, inApp, renderApp } from './support/render-app';

// A link has to find its setting also while the screen changes, when the other cards follow after a paint.
jest.unmock('@/ui/staged-list');

beforeAll(() => {
	// jsdom lays nothing out.
	Element.prototype.scrollIntoView = jest.fn();
});

const SITEMAPS = 'Generate XML sitemaps';
const hashIs = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));
const findSwitch = (name: string) => screen.findByRole('switch', { name });

it('link to a setting: opens its screen, focuses its switch and removes the parameter from the address', async () => {
	renderApp({ route: '/traffic?setting=sitemaps' });
	expect(await findTitle('Traffic')).toBeVisible();
	const toggle = await findSwitch(SITEMAPS);
	await waitFor(() => expect(toggle).toHaveFocus());
	await hashIs('#/traffic');
});

it('link to a setting: focuses the switch again when it is followed again', async () => {
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

it('link to a setting: focuses the switch instead of the heading when the screen changes', async () => {
	const { history } = renderApp({ route: '/dashboard' });
	await findTitle('At a Glance');
	await goTo(history, '/traffic?setting=sitemaps');
	const toggle = await findSwitch(SITEMAPS);
	await waitFor(() => expect(toggle).toHaveFocus());
	expect(document.title).toMatch(/^Traffic/);
});

it('link to a setting: opens a collapsed panel', async () => {
	renderApp({
		route: '/traffic?setting=advanced_seo_front_page_description',
		scenario: 'security',
		world: { modules: { active: ['seo-tools'] } },
	});
	const field = await screen.findByRole('textbox', { name: /Front page meta description/ });
	await waitFor(() => expect(field).toHaveFocus());
});

it('link to a setting: opens a panel that the user has collapsed', async () => {
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

it('link to a setting: shows a row whose feature is off', async () => {
	renderApp({
		route: '/security?setting=jetpack_waf_share_data',
		world: { modules: { active: [] } },
	});
	const toggle = await findSwitch('Share data with Jetpack');
	await waitFor(() => expect(toggle).toHaveFocus());
});

it.each(['nonsense', 'monitor', ''])(
	'link to a setting: opens the screen and reports that it has no setting "%s"',
	async (id) => {
		renderApp({ route: `/traffic?setting=${id}` });
		expect(await findTitle('Traffic')).toBeVisible();
		expect(await inApp().findByText(/That setting isn't here/)).toBeVisible();
		await hashIs('#/traffic');
		expect(document.body).toHaveFocus();
	},
);

it('link to a setting: reports a setting whose module the site no longer has', async () => {
	const { sitemaps: gone, ...getModules } = pageDataOf(buildTestWorld(), readFixture)
		.getModules as Record<string, unknown>;
	expect(gone).toBeDefined();
	renderApp({ route: '/traffic?setting=sitemaps', pageData: { getModules } });
	expect(await inApp().findByText(/That setting isn't here/)).toBeVisible();
	expect(screen.queryByRole('switch', { name: SITEMAPS })).toBeNull();
});
