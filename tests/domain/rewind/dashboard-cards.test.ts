import {
	isActivityAsked,
	resolveActivityCard,
	type ActivityCardFacts,
	isGettingStartedShown,
} from '@/domain/rewind/dashboard-cards';
import type { BackupState } from '@/domain/rewind/status';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { FAILED, HIDDEN, LOADING } from '../shorthand';

const item = (summary: string) => ({ name: '', summary, actor: '', published: '' });
const inState = (state: BackupState, isNew = false) => toReady({ state, isNew });
const failed = toFailed<never, object>(idle, {});
const ITEMS = ['a', 'b', 'c'].map(item);

const ACTIVE: ActivityCardFacts = {
	connection: 'connected',
	isLinked: true,
	hasBackups: false,
	rewind: inState('active'),
	activity: toReady([item('a')]),
};

it.each<BackupState>(['unavailable', 'provisioning'])(
	'DASH-04 is absent while backups are "%s", whatever the plan',
	(state) => {
		const facts = { ...ACTIVE, rewind: inState(state), hasBackups: true };
		expect(resolveActivityCard(facts)).toEqual(HIDDEN);
	},
);

it.each<[string, Partial<ActivityCardFacts>]>([
	['offline', { connection: 'offline' }],
	['where the state of backups failed to load', { rewind: failed, hasBackups: true }],
])('DASH-04 is absent %s', (_case, facts) => {
	expect(resolveActivityCard({ ...ACTIVE, ...facts })).toEqual(HIDDEN);
});

it.each<[string, Partial<ActivityCardFacts>, object]>([
	['the skeleton of a plan', { rewind: { phase: 'loading' }, hasBackups: true }, LOADING],
	['three events', { activity: toReady([...ITEMS, item('d')]) }, { kind: 'ready', items: ITEMS }],
	['that there are no events', { activity: toReady([]) }, { kind: 'empty' }],
	['that an account is missing', { isLinked: false, activity: idle }, { kind: 'unlinked' }],
	['a failure', { activity: failed }, FAILED],
])('DASH-04 shows %s where backups are active', (_case, facts, view) => {
	expect(resolveActivityCard({ ...ACTIVE, ...facts })).toEqual(view);
});

it.each<[string, Partial<ActivityCardFacts>, boolean]>([
	['once backups are active', {}, true],
	['not while their state is loading', { rewind: toLoading(inState('active')) }, false],
	['not for other states', { rewind: inState('provisioning') }, false],
	['not offline', { connection: 'offline' }, false],
])('requests the activity: %s', (_case, facts, isAsked) => {
	expect(isActivityAsked({ ...ACTIVE, ...facts })).toBe(isAsked);
});

const NEW = {
	connection: 'connected',
	rewind: inState('active', true),
	dismissal: false,
} as const;

it.each([
	['active backups that are new', {}, true],
	['backups without credentials', { rewind: inState('awaiting-credentials') }, true],
	['unavailable backups', { rewind: inState('unavailable', true) }, false],
	['a site in offline mode', { connection: 'offline' as const }, false],
	['a server that cannot save the dismissal', { dismissal: undefined }, false],
])('DASH-20 decides whether to show the video card for %s', (_case, facts, isShown) => {
	expect(isGettingStartedShown({ ...NEW, ...facts })).toBe(isShown);
});
