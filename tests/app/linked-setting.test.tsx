// Imported here because loading the chunks can take seconds on a busy machine.
import '@/screens/settings';
import '@/screens/settings/traffic';
import '@/screens/settings/security';
import { pageDataOf } from '#fixtures/build';
import { buildTestWorld, readFixture } from '#tests/support/fixtures';
import { act, screen, waitFor } from '#tests/support/render';
import { findTitle, goTo, inApp, openAt, renderApp } from './support/render-app';

beforeAll(() => {
	// jsdom lays nothing out.
	Element.prototype.scrollIntoView = jest.fn();
});

const SITEMAPS = 'Generate XML sitemaps';
const LIKES = 'Add Like buttons to your posts and pages';
const hashIs = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));
const findSwitch = (name: string) => screen.findByRole('switch', { name });

it('link to a setting: opens its screen, focuses its switch and removes the parameter from the address', async () => {
	renderApp({ route: '/sharing?setting=likes' });
	expect(await findTitle('Sharing')).toBeVisible();
	const toggle = await findSwitch(LIKES);
	await waitFor(() => expect(toggle).toHaveFocus());
	await hashIs('#/sharing');
});

it('link to a setting: focuses the switch again when it is followed again', async () => {
	const { router } = renderApp({ route: '/sharing' });
	const title = await findTitle('Sharing');
	for (const round of [1, 2]) {
		act(() => title.focus());
		await goTo(router, '/sharing?setting=likes');
		const toggle = await findSwitch(LIKES);
		await waitFor(() => expect([round, document.activeElement]).toEqual([round, toggle]));
		await hashIs('#/sharing');
	}
});

it('link to a setting: focuses the switch instead of the heading when the screen changes', async () => {
	const { router } = await openAt({ route: '/privacy' }, 'Privacy');
	await goTo(router, '/traffic?setting=sitemaps');
	const toggle = await findSwitch(SITEMAPS);
	await waitFor(() => expect(toggle).toHaveFocus());
	expect(document.title).toMatch(/^Traffic/);
});

it('link to a setting: opens a collapsed panel, also one that the user has collapsed', async () => {
	const { router, user } = renderApp({
		route: '/traffic?setting=advanced_seo_front_page_description',
		scenario: 'security',
		world: { modules: { active: ['seo-tools'] } },
	});
	const name = /Front page meta description/;
	const field = await screen.findByRole('textbox', { name });
	await waitFor(() => expect(field).toHaveFocus());
	await hashIs('#/traffic');
	await user.click(screen.getByRole('button', { name, expanded: true }));
	expect(screen.queryByRole('textbox', { name })).toBeNull();
	await goTo(router, '/traffic?setting=advanced_seo_front_page_description');
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
		renderApp({ route: `/sharing?setting=${id}` });
		expect(await findTitle('Sharing')).toBeVisible();
		expect(await inApp().findByText(/That setting isn't here/)).toBeVisible();
		await hashIs('#/sharing');
		expect(document.body).toHaveFocus();
	},
);

it('link to a setting: reports a setting whose module the site no longer has', async () => {
	const { likes: gone, ...getModules } = pageDataOf(buildTestWorld(), readFixture)
		.getModules as Record<string, unknown>;
	expect(gone).toBeDefined();
	renderApp({ route: '/sharing?setting=likes', pageData: { getModules } });
	expect(await inApp().findByText(/That setting isn't here/)).toBeVisible();
	expect(screen.queryByRole('switch', { name: LIKES })).toBeNull();
});
