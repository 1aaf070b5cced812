import { resolveStatsCard, type StatsCardFacts, type Visits } from '@/domain/stats';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const visits = (...views: number[]): Visits[] =>
	views.map((count, index) => ({ period: `2026-01-0${index + 1}`, views: count }));

const summary = { views: 9, comments: 1, viewsToday: 2, bestDay: '2026-01-02', bestDayTotal: 5 };
const failed = toFailed<Visits[], unknown>(idle, new Error('No answer'));
const loading = toLoading<Visits[], unknown>(idle);
const zeros = { day: toReady(visits(0, 0)), week: idle, month: idle };

const FACTS: StatsCardFacts = {
	override: 'none',
	connection: 'connected',
	isOn: true,
	canActivate: true,
	range: 'day',
	series: { day: toReady(visits(2, 5)), week: idle, month: idle },
	summary,
	isGreetingDismissed: false,
};

const resolve = (facts: Partial<StatsCardFacts>) => resolveStatsCard({ ...FACTS, ...facts });

it.each<[string, Partial<StatsCardFacts>, string]>([
	[
		'STATS-01 an override that forces stats off',
		{ override: 'inactive', isOn: false },
		'overridden',
	],
	[
		'STATS-21 STATS-01 the override before offline mode and the option',
		{ override: 'inactive', connection: 'offline', isOn: false },
		'overridden',
	],
	['a managed module, stats off', { override: 'managed', isOn: false }, 'overridden'],
	['a managed module, stats on', { override: 'managed' }, 'chart'],
	['STATS-03 offline with the option off', { connection: 'offline', isOn: false }, 'offline'],
	['STATS-03 offline with the option on', { connection: 'offline' }, 'offline'],
	['ROLE-09 no connection yet', { connection: 'unconnected', isOn: false }, 'needs-site'],
	['STATS-02 the option is off', { isOn: false }, 'inactive'],
	[
		'STATS-21 STATS-02 the option before errors',
		{ isOn: false, series: { ...FACTS.series, day: failed } },
		'inactive',
	],
	['STATS-04 the days failed', { series: { ...FACTS.series, day: failed } }, 'failed'],
	['the days are not requested yet', { series: { ...FACTS.series, day: idle } }, 'loading'],
	['the days are loading', { series: { ...FACTS.series, day: loading } }, 'loading'],
	['STATS-21 STATS-05 bars without a view', { series: zeros }, 'greeting'],
	[
		'STATS-06 bars without a view, after the greeting was dismissed',
		{ series: zeros, isGreetingDismissed: true },
		'chart',
	],
	[
		'days of which one is unknown, the others without a view',
		{
			series: { ...zeros, day: toReady([...visits(0, 0), { period: '2026-01-03', views: null }]) },
		},
		'chart',
	],
	['STATS-05 no bars, no greeting', { series: { ...zeros, day: toReady([]) } }, 'chart'],
	[
		'STATS-05 an empty range next to one with views',
		{ range: 'week', series: { ...FACTS.series, week: toReady(visits(0)) } },
		'chart',
	],
	['STATS-07 views', {}, 'chart'],
])('%s', (_title, facts, kind) => {
	expect(resolve(facts).kind).toBe(kind);
});

it('STATS-02 offers the activation to users who can activate stats', () => {
	expect(resolve({ isOn: false })).toEqual({ kind: 'inactive', canActivate: true });
	expect(resolve({ isOn: false, canActivate: false })).toMatchObject({ canActivate: false });
});

it('keeps a failure on screen during a retry', () => {
	expect(resolve({ series: { ...FACTS.series, day: toLoading(failed) } })).toEqual({
		kind: 'failed',
		isRetrying: true,
	});
});

it.each<[string, Partial<StatsCardFacts>, object]>([
	['the open range', {}, { kind: 'known', data: visits(2, 5) }],
	[
		'a range that is loading',
		{ range: 'week', series: { ...FACTS.series, week: loading } },
		{ kind: 'loading' },
	],
	[
		'STATS-04 a range that failed, within its tab',
		{ range: 'week', series: { ...FACTS.series, week: failed } },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'a retry of a range',
		{ range: 'week', series: { ...FACTS.series, week: toLoading(failed) } },
		{ kind: 'failed', isRetrying: true },
	],
])('the panel shows %s', (_title, facts, panel) => {
	expect(resolve(facts)).toEqual({ kind: 'chart', summary, panel });
});
