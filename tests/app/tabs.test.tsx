import { SCREENS } from '@/app/routes/screens';
import { withOnlyModules } from '#tests/support/fixtures';
import { act, screen, within } from '#tests/support/render';
import { findTitle, inApp, renderApp } from './support/render-app';

const tabNames = (navigation: string) =>
	within(screen.getByRole('navigation', { name: navigation }))
		.getAllByRole('link')
		.map((link) => link.textContent);

describe('dashboard tabs', () => {
	it('NAV-13 NAV-17 NAV-18 are listed in their order, with the number of new recommendations', async () => {
		renderApp({
			route: '/my-plan',
			world: { recommendations: { conditional: ['monitor', 'publicize'] } },
		});
		await findTitle('My Plan');
		expect(tabNames('Dashboard')).toEqual([
			'At a Glance',
			'My Plan',
			'Plans(leaves this site)',
			'Recommendations22 new recommendations',
			'My Jetpack',
		]);
		expect(screen.getByRole('link', { name: 'My Plan' })).toHaveAttribute('aria-current', 'page');
		expect(screen.getByRole('link', { name: 'My Jetpack' })).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=my-jetpack',
		);
	});

	it.each([
		['NAV-14 NAV-15 offline', 'offline', ['At a Glance', 'My Jetpack']],
		[
			'NAV-14 for an unlinked user',
			'unlinked-admin',
			['At a Glance', 'Plans(leaves this site)', 'Recommendations', 'My Jetpack'],
		],
		[
			'NAV-16 NAV-18 on a hosted site',
			'atomic',
			['At a Glance', 'My Plan', 'Plans(leaves this site)'],
		],
		['NAV-19 for an editor', 'editor-view', ['At a Glance']],
	])('%s', async (_name, scenario, expected) => {
		renderApp({ scenario });
		await findTitle('At a Glance');
		expect(tabNames('Dashboard')).toEqual(expected);
	});
});

describe('a link to another screen', () => {
	const open = async () => {
		const load = jest.spyOn(SCREENS['my-plan'], 'load');
		const app = renderApp();
		await findTitle('At a Glance');
		expect(load).not.toHaveBeenCalled();
		return { ...app, load, link: screen.getByRole('link', { name: 'My Plan' }) };
	};

	it('fetches the screen when it is pointed at', async () => {
		const { user, load, link } = await open();
		await user.hover(link);
		expect(load).toHaveBeenCalled();
	});

	it('fetches the screen when it is focused', async () => {
		const { load, link } = await open();
		act(() => link.focus());
		expect(load).toHaveBeenCalled();
	});

	it('leads to the screen also if it could not be fetched before the click', async () => {
		const { user, load, link } = await open();
		jest.spyOn(SCREENS['my-plan'], 'peek').mockReturnValue(undefined);
		load.mockRejectedValueOnce(new Error('Offline.'));
		await user.hover(link);
		await user.click(link);
		expect(await findTitle('My Plan')).toBeVisible();
		expect(inApp().queryByText("This screen didn't load")).not.toBeInTheDocument();
	});
});

describe('the dashboard tabs on a phone', () => {
	const findOpener = () =>
		within(screen.getByRole('navigation', { name: 'Dashboard' })).findByRole('button');

	beforeEach(() => {
		window.innerWidth = 480;
	});
	afterEach(() => {
		window.innerWidth = 1024;
	});

	it('NAV-32 name the current tab', async () => {
		renderApp({ route: '/my-plan' });
		await findTitle('My Plan');
		expect(await findOpener()).toHaveAccessibleName('My Plan');
	});

	it.each(['/check', '/tools', '/product/backup'])(
		'offer a choice on %s, which is not one of them',
		async (route) => {
			renderApp({ route });
			await screen.findByRole('heading', { level: 1 });
			expect(await findOpener()).toHaveAccessibleName('Choose a section');
		},
	);
});

describe('settings tabs', () => {
	it.each([
		[
			'NAV-20 NAV-21 NAV-22 NAV-23 NAV-24 NAV-25 NAV-26 for managers',
			'free',
			'/privacy',
			['Security', 'Performance', 'Writing', 'Sharing', 'Discussion', 'Traffic'],
		],
		['NAV-27 NAV-28 for a publisher', 'author-view', '/sharing', ['Sharing', 'Writing']],
		['NAV-27 NAV-28 for a contributor', 'contributor-view', '/sharing', ['Sharing', 'Writing']],
	])('%s', async (_name, scenario, route, expected) => {
		renderApp({ scenario, route });
		await screen.findByRole('heading', { level: 1 });
		expect(tabNames('Settings').sort()).toEqual([...expected].sort());
	});

	it('NAV-29 are missing for a subscriber, with an explanation', async () => {
		renderApp({ scenario: 'subscriber-view', route: '/settings' });
		await findTitle('Settings');
		expect(screen.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
		expect(inApp().getByText(/nothing for you to set up here/)).toBeVisible();
	});

	it.each([
		['NAV-33', 'free', '/settings', 'Security'],
		['NAV-33', 'free', '/security', 'Security'],
		['NAV-34', 'free', '/writing', 'Writing'],
		['NAV-35', 'free', '/sharing', 'Sharing'],
		['NAV-35', 'author-view', '/settings', 'Sharing'],
	])('%s marks the current tab for %s at %s: %s', async (_id, scenario, route, name) => {
		renderApp({ scenario, route });
		expect(await findTitle(name)).toBeVisible();
		expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
	});

	it.each([
		['photon', ['Security', 'Performance']],
		['videopress', ['Security', 'Performance']],
		['carousel', ['Security']],
	])('NAV-21 SETPERF-03 on a site with only %s and protect are %j', async (slug, expected) => {
		renderApp({ route: '/privacy', ...withOnlyModules('protect', slug) });
		await screen.findByRole('navigation', { name: 'Settings' });
		expect(tabNames('Settings')).toEqual(expected);
	});
});

it('no tab of the settings is current while a search is open', async () => {
	renderApp({ route: '/traffic?term=stats' });
	await findTitle('Search results');
	const tabs = within(screen.getByRole('navigation', { name: 'Settings' }));
	expect(tabs.getByRole('link', { name: 'Traffic' })).not.toHaveAttribute('aria-current');
	expect(tabs.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});
