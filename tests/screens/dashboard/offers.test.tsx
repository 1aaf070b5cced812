import { selectIsUpgradeChartClosed } from '@/state/rewind/upgrade-chart';
import { selectPluginUpdates, selectPlugins } from '@/state/plugins';
import { selectRewind } from '@/state/rewind';
import { screen, waitFor, within } from '#tests/support/render';
// Imported here because compiling these chunks during a test can take seconds.
import '@/screens/dashboard/upgrade-chart/upgrade-chart';
import { clickOn, hrefOf } from '../parts';
import { getCard, queryCard, renderCards, renderDashboard } from './parts';

describe('the banner of the recommendations', () => {
	const find = (name: string) => screen.findByRole('group', { name });

	it.each([
		['free', 'Find what fits your site', /^Start/],
		['recommendations-monitor', 'Your recommendations are waiting', /./],
		['recommendations-new', '4 new recommendations for your site', /./],
	])('RECS-59 links to the recommendations on %s: %s', async (scenario, title, name) => {
		const { user, events } = renderCards(['title', 'banner'], { scenario });
		expect(await find(title)).toBeVisible();
		expect(hrefOf(name)).toBe('#/recommendations');
		await user.click(screen.getByRole('link', { name }));
		expect(events).toContainEqual(clickOn('banner-click', { feature: 'recommendations' }));
	});

	it('is dismissed permanently in this browser, and moves the focus to the heading', async () => {
		const { user, browser } = renderCards(['title', 'banner']);
		await find('Find what fits your site');
		await user.click(screen.getByRole('button', { name: 'Dismiss' }));
		await waitFor(() =>
			expect(screen.queryByRole('group', { name: 'Find what fits your site' })).toBeNull(),
		);
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
		expect(browser.remember).toHaveBeenCalledWith(
			'dashboard-for-jetpack-recommendations-banner',
			'start',
		);
	});
});

describe('the security bundle', () => {
	const BUNDLE = 'Protect your site from end to end';

	it('DASH-06 DASH-11 offers Backup, Scan and Anti-spam together, once, in Security', async () => {
		const { user, events } = await renderDashboard();
		const security = within(screen.getByRole('region', { name: 'Security' }));
		const bundle = await security.findByRole('group', { name: BUNDLE });
		expect(screen.getAllByRole('group', { name: BUNDLE })).toHaveLength(1);
		expect(bundle).toHaveTextContent(/Backup, Scan and Anti-spam/);
		const upgrade = within(bundle).getByRole('link', { name: /^Upgrade/ });
		expect(upgrade).toHaveAttribute('href', '#/plans');
		await user.click(upgrade);
		expect(events).toMatchObject([clickOn('upgrade-banner', { feature: 'security-bundle' })]);
	});
});

describe('the upgrade chart', () => {
	const CHART = 'Your site keeps growing';

	type Options = NonNullable<Parameters<typeof renderCards>[1]>;

	const open = (options: Options = {}, ...handlers: Parameters<typeof renderCards>[2][]) =>
		renderCards(
			['title', 'loads', 'apps', 'chart'],
			{ world: { content: { posts: 21, comments: 7 } }, ...options },
			...handlers,
		);

	const waitForPlugins = (store: ReturnType<typeof open>['store']) =>
		waitFor(() => expect(selectPlugins(store.getState()).phase).toMatch(/ready|failed/));

	/** Waits for each step separately, so that each has its own timeout on a busy machine. */
	async function findChart() {
		const view = open();
		await waitForPlugins(view.store);
		await screen.findByText(CHART);
		return { ...view, chart: getCard(CHART) };
	}

	it('DASH-21 DASH-22 has a bar for posts, plugins and comments, takes no focus and links to the plans', async () => {
		const { chart } = await findChart();
		const bars = chart.getAllByRole('button', { name: /Number/ });
		expect(
			bars.map((bar) => [bar.getAttribute('aria-label'), bar.firstElementChild?.className]),
		).toEqual([
			['Posts, Number 21', 'fill green'],
			['Plugins, Number 1', 'fill blue'],
			['Comments, Number 7', 'fill orange'],
		]);
		expect(document.body).toHaveFocus();
		expect(hrefOf(/^Upgrade/, chart)).toBe('#/plans');
	});

	it('DASH-21 disappears when it is closed, and moves the focus to the heading', async () => {
		const { user, store, chart } = await findChart();
		await user.click(chart.getByRole('button', { name: 'Close' }));
		expect(queryCard(CHART)).not.toBeInTheDocument();
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
		expect(selectIsUpgradeChartClosed(store.getState())).toBe(true);
	});

	it('DASH-21 closes on Escape, and returns the focus', async () => {
		const { user, chart } = await findChart();
		const before = screen.getByRole('button', { name: 'Dismiss the mobile apps card' });
		before.focus();
		chart.getByRole('button', { name: 'Close' }).focus();
		await user.keyboard('{Escape}');
		expect(queryCard(CHART)).not.toBeInTheDocument();
		expect(before).toHaveFocus();
	});

	const CLOSED = { remembered: { 'dashboard-for-jetpack-upgrade-chart': 'closed' } };

	it.each<[string, Options]>([
		['after it was closed in this browser', CLOSED],
		...['security', 'site-only', 'no-promotions', 'backup-failing'].map(
			(scenario): [string, Options] => [`on ${scenario}`, { scenario }],
		),
	])('DASH-21 stays away %s', async (_title, options) => {
		const { store } = open(options);
		await waitFor(() => expect(selectRewind(store.getState()).phase).toMatch(/ready|failed/));
		await waitFor(() => expect(selectPluginUpdates(store.getState()).phase).toBe('ready'));
		expect(queryCard(CHART)).not.toBeInTheDocument();
	});
});
