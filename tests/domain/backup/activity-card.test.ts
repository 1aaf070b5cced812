import {
	isActivityAsked,
	resolveActivityCard,
	type ActivityCardFacts,
} from '@/domain/backup/activity-card';
import type { BackupState } from '@/domain/backup/status';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const item = (summary: string) => ({ summary, actor: '', published: '' });
const inState = (state: BackupState) => toReady({ state, isNew: false });
const failed = toFailed<never, object>(idle, {});

const ACTIVE: ActivityCardFacts = {
	connection: 'connected',
	isLinked: true,
	hasBackups: false,
	rewind: inState('active'),
	activity: toReady([item('a')]),
};

it.each<BackupState>(['unavailable', 'provisioning', 'awaiting-credentials', 'missing', 'unknown'])(
	'DASH-04 is absent while backups are "%s", whatever the plan',
	(state) => {
		const facts = { ...ACTIVE, rewind: inState(state), hasBackups: true };
		expect(resolveActivityCard(facts)).toEqual({ kind: 'hidden' });
	},
);

it.each<[string, Partial<ActivityCardFacts>]>([
	['offline', { connection: 'offline' }],
	['on an unconnected site', { connection: 'unconnected' }],
	['where the state of backups failed', { rewind: failed, hasBackups: true }],
	['while that is unknown, on a plan without', { rewind: idle }],
])('DASH-04 is absent %s', (_case, facts) => {
	expect(resolveActivityCard({ ...ACTIVE, ...facts })).toEqual({ kind: 'hidden' });
});

it('keeps its place for a site that pays for backups', () => {
	const rewind = { phase: 'loading' } as const;
	const facts = { ...ACTIVE, hasBackups: true };
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
	['a second try', { activity: toLoading(failed) }, { kind: 'failed', isRetrying: true }],
])('DASH-04 shows %s where backups are active', (_case, facts, view) => {
	expect(resolveActivityCard({ ...ACTIVE, ...facts })).toEqual(view);
});

it.each<[string, Partial<ActivityCardFacts>, boolean]>([
	['once backups are known to be active', {}, true],
	['not while that is being asked', { rewind: toLoading(inState('active')) }, false],
	['not for other states', { rewind: inState('provisioning') }, false],
	['not for those who would be refused', { isLinked: false }, false],
	['not offline', { connection: 'offline' }, false],
])('asks for the activity %s', (_case, facts, isAsked) => {
	expect(isActivityAsked({ ...ACTIVE, ...facts })).toBe(isAsked);
});
