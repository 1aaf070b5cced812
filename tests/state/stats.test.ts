import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { loadStats, openStatsTab, selectStatsSeries, selectStatsSummary } from '@/state/stats';

const STATS = `${REST}/module/stats/data`;

function countCalls() {
	const ranges: (string | null)[] = [];
	server.events.on('request:start', ({ request }) => {
		ranges.push(new URL(request.url).searchParams.get('range'));
	});
	return ranges;
}

afterEach(() => server.events.removeAllListeners());

it('API-26 merges a range into what is known', async () => {
	const { store } = createTestStore();
	await store.dispatch(loadStats('day'));
	await store.dispatch(loadStats('week'));
	expect(selectStatsSummary(store.getState())?.comments).toBe(12);
	const { day, week, month } = selectStatsSeries(store.getState());
	expect(day).toMatchObject({ phase: 'ready' });
	expect(week).toMatchObject({ phase: 'ready' });
	expect(month.phase).toBe('idle');
});

it('asks for a range once, however many want it', async () => {
	const { store } = createTestStore();
	const ranges = countCalls();
	await Promise.all([store.dispatch(loadStats('day')), store.dispatch(loadStats('day'))]);
	await store.dispatch(loadStats('day'));
	expect(ranges).toEqual(['day']);
});

it.each([
	['a refusal', () => HttpResponse.json({ code: 'x', message: 'No' }, { status: 500 })],
	['nothing of what was asked', () => HttpResponse.json({})],
	[
		'the provider’s failure with status 200',
		() => HttpResponse.json({ week: { errors: { stats_error: ['No'] }, error_data: [] } }),
	],
])('STATS-04 counts as failed: %s', async (_title, answer) => {
	const { store } = createTestStore();
	server.use(http.get(STATS, answer));
	await expect(store.dispatch(loadStats('week'))).resolves.toHaveProperty('error');
	expect(selectStatsSeries(store.getState()).week.phase).toBe('failed');
	expect(selectStatsSeries(store.getState()).day.phase).toBe('idle');
});

it('takes a range without a row for what it is', async () => {
	const { store } = createTestStore();
	server.use(http.get(STATS, () => HttpResponse.json({ general: false, day: [] })));
	await store.dispatch(loadStats('day'));
	expect(selectStatsSeries(store.getState()).day).toEqual({ phase: 'ready', data: [] });
});

it('STATS-09 STATS-10 a tab records its click and fetches its range', async () => {
	const { store, events } = createTestStore();
	const ranges = countCalls();
	await store.dispatch(openStatsTab('month'));
	expect(ranges).toEqual(['month']);
	expect(events).toEqual([
		{ name: 'jetpack_wpa_click', properties: { target: 'stats_tab', range: 'month' } },
	]);
});
