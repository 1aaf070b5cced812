import { resolveStatsCard, type StatsCardFacts, type Visits } from '@/domain/stats';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { LOADING, RETRYING } from './shorthand';

const visits = (...views: number[]): Visits[] =>
	views.map((count, index) => ({ period: `2026-01-0${index + 1}`, views: count }));

const UNKNOWN = { period: '2026-01-03', views: null };
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
	isGreetingDismissed: false,
};

const days = (day: StatsCardFacts['series']['day']) => ({ series: { ...FACTS.series, day } });
const weeks = (week: StatsCardFacts['series']['week']): Partial<StatsCardFacts> => ({
	range: 'week',
	series: { ...FACTS.series, week },
});
const resolve = (facts: Partial<StatsCardFacts>) => resolveStatsCard({ ...FACTS, ...facts });

it.each<[string, Partial<StatsCardFacts>, string]>([
	['a managed module, stats off', { override: 'managed', isOn: false }, 'overridden'],
	['STATS-03 offline with the option off', { connection: 'offline', isOn: false }, 'offline'],
	['ROLE-09 no connection yet', { connection: 'unconnected', isOn: false }, 'needs-site'],
	['STATS-21 STATS-05 bars without a view', { series: zeros }, 'greeting'],
	['an unknown day', days(toReady([...visits(0, 0), UNKNOWN])), 'chart'],
	['STATS-05 no bars, no greeting', { series: { ...zeros, day: toReady([]) } }, 'chart'],
])('%s', (_title, facts, kind) => {
	expect(resolve(facts).kind).toBe(kind);
});

it('STATS-02 offers the activation to users who can activate stats', () => {
	expect(resolve({ isOn: false })).toEqual({ kind: 'inactive', canActivate: true });
	expect(resolve({ isOn: false, canActivate: false })).toMatchObject({ canActivate: false });
});

it('keeps a failure on screen during a retry', () => {
	expect(resolve(days(toLoading(failed)))).toEqual(RETRYING);
});

it.each<[string, Partial<StatsCardFacts>, object]>([
	['the open range', {}, { kind: 'known', data: visits(2, 5) }],
	['a range that is loading', weeks(loading), LOADING],
])('the panel shows %s', (_title, facts, panel) => {
	expect(resolve(facts)).toEqual({ kind: 'chart', panel });
});
