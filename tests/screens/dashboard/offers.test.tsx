import { http, HttpResponse } from 'msw';
import { selectIsUpgradeChartClosed } from '@/state/upgrade-chart';
import { screen, waitFor, within } from '#tests/support/render';
import { REST } from '#tests/support/store';
// Imported here because compiling these chunks during a test can take seconds.
import '@/screens/dashboard/recommendations-banner/content';
import '@/screens/dashboard/upgrade-chart/panel';
import { getCard, listenForCalls, queryCard, renderCards, renderDashboard } from './parts';

describe('the banner of the recommendations', () => {
	const find = (name: string) => screen.findByRole('group', { name });

	it('RECS-59 links to the recommendations, and records a click', async () => {
		const { user, events } = renderCards(['title', 'banner']);
		const banner = await find('Find what fits your site');
		expect(banner).toBeVisible();
		const start = screen.getByRole('link', { name: /^Start/ });
		expect(start).toHaveAttribute('href', '#/recommendations');
		await user.click(start);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: { target: 'banner-click', feature: 'recommendations' },
		});
	});

	it.each([
		['recommendations-monitor', 'Your recommendations are waiting'],
		['recommendations-new', '4 new recommendations for your site'],
	])('shows on %s: %s', async (scenario, title) => {
		renderCards(['title', 'banner'], { scenario });
		expect(await find(title)).toBeVisible();
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

	it.each(['recommendations-summary', 'editor-view', 'offline'])('is hidden on %s', (scenario) => {
		const { container } = renderCards(['title', 'banner'], { scenario });
		expect(container.querySelector('.place')).toBeNull();
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
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: expect.objectContaining({
				target: 'upgrade-banner',
				feature: 'security-bundle',
			}),
		});
	});

	it.each([
		['DASH-07', 'multisite'],
		['DASH-07', 'offline'],
		['DASH-07', 'site-only'],
		['DASH-06', 'security'],
		['DASH-06', 'no-promotions'],
	])('%s is hidden on %s, before and after the responses', async (_id, scenario) => {
		const { store } = renderCards(['loads', 'security-bundle'], { scenario });
		expect(queryCard(BUNDLE)).not.toBeInTheDocument();
		await waitFor(() => expect(store.getState().plugins?.updates.phase).toBe('ready'));
		expect(queryCard(BUNDLE)).not.toBeInTheDocument();
	});
});

describe('the upgrade chart', () => {
	const CHART = 'Your site keeps growing';
	const CHART_PARTS = ['title', 'loads', 'apps', 'chart'] as const;
	const MANY = { world: { content: { posts: 21, comments: 7 } } };
	const COUNTS = /wp\/v2.*per_page=1&/;

	const waitForCounts = async (store: ReturnType<typeof renderCards>['store']) => {
		await waitFor(() =>
			expect(store.getState().upgradeChart?.counts.phase).toMatch(/ready|failed/),
		);
		await waitFor(() => expect(store.getState().plugins?.installed.phase).toMatch(/ready|failed/));
	};

	/** Waits for each step separately, so that each has its own timeout on a busy machine. */
	async function findChart(store: ReturnType<typeof renderCards>['store']) {
		await waitForCounts(store);
		await screen.findByText(CHART);
		return getCard(CHART);
	}

	it('DASH-22 has a bar for posts, plugins and comments, each in its color', async () => {
		const { store } = renderCards(CHART_PARTS, MANY);
		const chart = await findChart(store);
		const bars = chart.getAllByRole('button', { name: /Number/ });
		expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
			'Posts, Number 21',
			'Plugins, Number 1',
			'Comments, Number 7',
		]);
		const tones = bars.map((bar) => bar.firstElementChild?.className);
		expect(tones).toEqual(['fill green', 'fill blue', 'fill orange']);
	});

	it('DASH-21 appears with more than 20 posts, takes no focus and links to the plans', async () => {
		const { store } = renderCards(CHART_PARTS, MANY);
		const chart = await findChart(store);
		expect(document.body).toHaveFocus();
		expect(chart.getByRole('link', { name: /^Upgrade/ })).toHaveAttribute('href', '#/plans');
	});

	it('DASH-21 is hidden with 20 posts', async () => {
		const { store } = renderCards(CHART_PARTS, { world: { content: { posts: 20 } } });
		await waitForCounts(store);
		expect(queryCard(CHART)).not.toBeInTheDocument();
	});

	it.each(['posts', 'comments'])(
		'DASH-21 is hidden if the %s could not be counted',
		async (kind) => {
			const { store } = renderCards(
				CHART_PARTS,
				MANY,
				http.get(`*/wp/v2/${kind}`, () => HttpResponse.json({}, { status: 500 })),
			);
			await waitForCounts(store);
			expect(queryCard(CHART)).not.toBeInTheDocument();
		},
	);

	it('DASH-21 is hidden if the plugins could not be loaded', async () => {
		const { store } = renderCards(
			CHART_PARTS,
			MANY,
			http.get(`${REST}/plugins`, () => HttpResponse.json({}, { status: 500 })),
		);
		await waitForCounts(store);
		expect(queryCard(CHART)).not.toBeInTheDocument();
	});

	it('DASH-21 disappears when it is closed, and moves the focus to the heading', async () => {
		const { user, store } = renderCards(CHART_PARTS, MANY);
		const chart = await findChart(store);
		await user.click(chart.getByRole('button', { name: 'Close' }));
		expect(queryCard(CHART)).not.toBeInTheDocument();
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
		expect(selectIsUpgradeChartClosed(store.getState())).toBe(true);
	});

	it('DASH-21 requests no counts after it was closed in this browser', async () => {
		const calls = listenForCalls();
		const { store, browser } = renderCards(CHART_PARTS, {
			...MANY,
			remembered: { 'dashboard-for-jetpack-upgrade-chart': 'closed' },
		});
		await waitFor(() => expect(store.getState().rewind?.phase).toBe('ready'));
		await waitFor(() => expect(store.getState().plugins?.updates.phase).toBe('ready'));
		expect(browser.recall).toHaveBeenCalled();
		expect(calls.filter((call) => COUNTS.test(call))).toEqual([]);
		expect(queryCard(CHART)).not.toBeInTheDocument();
	});

	it('DASH-21 closes on Escape, and returns the focus', async () => {
		const { user, store } = renderCards(CHART_PARTS, MANY);
		const chart = await findChart(store);
		const before = screen.getByRole('button', { name: 'Dismiss the mobile apps card' });
		before.focus();
		chart.getByRole('button', { name: 'Close' }).focus();
		await user.keyboard('{Escape}');
		expect(queryCard(CHART)).not.toBeInTheDocument();
		expect(before).toHaveFocus();
	});

	it.each(['security', 'site-only', 'no-promotions', 'backup-failing', 'offline'])(
		'DASH-21 requests no counts on %s',
		async (scenario) => {
			const calls = listenForCalls();
			const { store } = renderCards(CHART_PARTS, { scenario, ...MANY });
			if (scenario !== 'offline') {
				await waitFor(() => expect(store.getState().rewind?.phase).toMatch(/ready|failed/));
			}
			await waitFor(() => expect(store.getState().plugins?.updates.phase).toBe('ready'));
			expect(calls.filter((call) => COUNTS.test(call))).toEqual([]);
			expect(queryCard(CHART)).not.toBeInTheDocument();
		},
	);
});
