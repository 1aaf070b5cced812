import { http, HttpResponse } from 'msw';
import { selectIsUpgradeChartClosed } from '@/state/upgrade-chart';
import { screen, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
// The chart's own chunk: compiled while it is waited for, it would take its time.
import '@/screens/dashboard/upgrade-chart/panel';
import { getCard, listenForCalls, queryCard, renderDashboard } from './parts';

const CHART = 'Your site keeps growing';
const MANY = { world: { content: { posts: 21, comments: 7 } } };
const COUNTS = /wp\/v2/;

const waitForCounts = async (store: ReturnType<typeof renderDashboard>['store']) => {
	await waitFor(() => expect(store.getState().upgradeChart.counts.phase).toMatch(/ready|failed/));
	await waitFor(() => expect(store.getState().plugins.installed.phase).toMatch(/ready|failed/));
};

/** Step by step: on a busy machine each has its own time to come. */
async function findChart(store: ReturnType<typeof renderDashboard>['store']) {
	await waitForCounts(store);
	await screen.findByText(CHART);
	return getCard(CHART);
}

it('DASH-22 has the bars posts, plugins and comments, in their colours', async () => {
	const { store } = renderDashboard(MANY);
	const chart = await findChart(store);
	const drawn = chart.getAllByRole('button', { name: /Number/ });
	expect(drawn.map((bar) => bar.getAttribute('aria-label'))).toEqual([
		'Posts, Number 21',
		'Plugins, Number 1',
		'Comments, Number 7',
	]);
	const tones = drawn.map((bar) => bar.firstElementChild?.className);
	expect(tones).toEqual(['fill green', 'fill blue', 'fill orange']);
});

it('DASH-21 comes with more than 20 posts, takes no focus and leads to the plans', async () => {
	const { store } = renderDashboard(MANY);
	const chart = await findChart(store);
	expect(document.body).toHaveFocus();
	expect(chart.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/plans');
});

it('DASH-21 is absent with 20 posts', async () => {
	const { store } = renderDashboard({ world: { content: { posts: 20 } } });
	await waitForCounts(store);
	expect(queryCard(CHART)).not.toBeInTheDocument();
});

it.each(['posts', 'comments'])('DASH-21 is absent where the %s are not counted', async (kind) => {
	const { store } = renderDashboard(
		MANY,
		http.get(`*/wp/v2/${kind}`, () => HttpResponse.json({}, { status: 500 })),
	);
	await waitForCounts(store);
	expect(queryCard(CHART)).not.toBeInTheDocument();
});

it('DASH-21 is absent where the plugins are not known', async () => {
	const { store } = renderDashboard(
		MANY,
		http.get(`${REST}/plugins`, () => HttpResponse.json({}, { status: 500 })),
	);
	await waitForCounts(store);
	expect(queryCard(CHART)).not.toBeInTheDocument();
});

it('DASH-21 goes away when it is closed, and leaves the focus on the page', async () => {
	const { user, store } = renderDashboard(MANY);
	const chart = await findChart(store);
	await user.click(chart.getByRole('button', { name: 'Close' }));
	expect(queryCard(CHART)).not.toBeInTheDocument();
	expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
	expect(selectIsUpgradeChartClosed(store.getState())).toBe(true);
});

it('DASH-21 counts nothing in a browser where it was closed before', async () => {
	const calls = listenForCalls();
	const { store, browser } = renderDashboard(MANY);
	browser.recall.mockReturnValue('closed');
	await waitFor(() => expect(store.getState().rewind.phase).toBe('ready'));
	await waitFor(() => expect(store.getState().plugins.updates.phase).toBe('ready'));
	expect(browser.recall).toHaveBeenCalled();
	expect(calls.filter((call) => COUNTS.test(call))).toEqual([]);
	expect(queryCard(CHART)).not.toBeInTheDocument();
});

it('DASH-21 closes with Escape, and gives the focus back', async () => {
	const { user, store } = renderDashboard(MANY);
	const chart = await findChart(store);
	const before = screen.getByRole('button', { name: 'Dismiss the mobile apps card' });
	before.focus();
	chart.getByRole('button', { name: 'Close' }).focus();
	await user.keyboard('{Escape}');
	expect(queryCard(CHART)).not.toBeInTheDocument();
	expect(before).toHaveFocus();
});

it.each(['security', 'site-only', 'no-promotions', 'backup-failing', 'offline'])(
	'DASH-21 counts nothing in %s',
	async (scenario) => {
		const calls = listenForCalls();
		const { store } = renderDashboard({ scenario, ...MANY });
		if (scenario !== 'offline') {
			await waitFor(() => expect(store.getState().rewind.phase).toMatch(/ready|failed/));
		}
		await waitFor(() => expect(store.getState().plugins.updates.phase).toBe('ready'));
		expect(calls.filter((call) => COUNTS.test(call))).toEqual([]);
		expect(queryCard(CHART)).not.toBeInTheDocument();
	},
);
