import { resolveActivityCard, type ActivityCardFacts } from '@/domain/dashboard';
import { idle, toReady } from '@/lib/remote';

const item = (summary: string) => ({ summary, actor: '', published: '' });
const inState = (state: string) => toReady({ state, reason: '' });
const plan = (...active: string[]) => ({ active });
const failed = { phase: 'failed', error: {} } as const;

const ACTIVE: ActivityCardFacts = {
	connection: 'connected',
	isLinked: true,
	planFeatures: plan(),
	rewind: inState('active'),
	activity: toReady([item('a')]),
	isRetrying: false,
};

it.each(['unavailable', 'inactive', 'provisioning', 'awaiting_credentials', '', 'resting'])(
	'DASH-04 is absent while backups are "%s", whatever the plan',
	(state) => {
		const facts = { ...ACTIVE, rewind: inState(state), planFeatures: plan('backups') };
		expect(resolveActivityCard(facts)).toEqual({ kind: 'hidden' });
	},
);

it.each<[string, Partial<ActivityCardFacts>]>([
	['offline', { connection: 'offline' }],
	['on an unconnected site', { connection: 'unconnected' }],
	['where the state of backups failed', { rewind: failed, planFeatures: plan('backups') }],
	['while that is unknown, on a plan without', { rewind: idle }],
])('DASH-04 is absent %s', (_case, facts) => {
	expect(resolveActivityCard({ ...ACTIVE, ...facts })).toEqual({ kind: 'hidden' });
});

it.each(['backups', 'real-time-backups'])('keeps its place for a plan with %s', (feature) => {
	const rewind = { phase: 'loading' } as const;
	const facts = { ...ACTIVE, planFeatures: plan(feature) };
	expect(resolveActivityCard({ ...facts, rewind })).toEqual({ kind: 'loading' });
	expect(resolveActivityCard({ ...facts, rewind: idle })).toEqual({ kind: 'loading' });
});

it.each<[string, Partial<ActivityCardFacts>, object]>([
	['what happened', {}, { kind: 'ready', items: [item('a')] }],
	[
		'no more than three things',
		{ activity: toReady(['a', 'b', 'c', 'd'].map(item)) },
		{ kind: 'ready', items: ['a', 'b', 'c'].map(item) },
	],
	['that nothing did', { activity: toReady([]) }, { kind: 'empty' }],
	['that it is being asked', { activity: idle }, { kind: 'loading' }],
	['what is missing to be told', { isLinked: false, activity: idle }, { kind: 'unlinked' }],
	['a failure', { activity: failed }, { kind: 'failed', isRetrying: false }],
	[
		'a second try',
		{ activity: { phase: 'loading' }, isRetrying: true },
		{ kind: 'failed', isRetrying: true },
	],
])('DASH-04 shows %s where backups are active', (_case, facts, view) => {
	expect(resolveActivityCard({ ...ACTIVE, ...facts })).toEqual(view);
});
