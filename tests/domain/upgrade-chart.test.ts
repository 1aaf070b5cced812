import {
	isUpgradeChartPossible,
	resolveUpgradeChart,
	type UpgradeChartOffer,
} from '@/domain/dashboard';
import { idle, toReady } from '@/lib/remote';

const inState = (state: string) => toReady({ state, reason: '' });
const failed = { phase: 'failed', error: {} } as const;
const loading = { phase: 'loading' } as const;

const OFFER: UpgradeChartOffer = {
	showBackups: true,
	hasBackups: false,
	promotion: 'upgrade',
	rewind: inState('unavailable'),
	isClosed: false,
};

it.each<[string, Partial<UpgradeChartOffer>, boolean]>([
	['no backups', {}, true],
	['an empty state', { rewind: inState('') }, true],
	['inactive ones', { rewind: inState('inactive') }, true],
	['active ones', { rewind: inState('active') }, false],
	['a state nobody knows', { rewind: inState('resting') }, false],
	['an unknown state', { rewind: loading }, false],
	['a failure', { rewind: failed }, false],
	['a host that wants none', { showBackups: false }, false],
	['backups that are paid for', { hasBackups: true }, false],
	['nobody who could buy', { promotion: 'none' }, false],
	['no owner', { promotion: 'connect' }, false],
	['somebody who closed it', { isClosed: true }, false],
])('DASH-21 is possible with %s', (_case, facts, isPossible) => {
	expect(isUpgradeChartPossible({ ...OFFER, ...facts })).toBe(isPossible);
});

const plugin = {
	file: 'a.php',
	name: 'A',
	version: '',
	description: '',
	url: '',
	isActive: true,
};
const plugins = toReady({ 'a.php': plugin, 'b.php': plugin });

it.each([
	[0, 'hidden'],
	[20, 'hidden'],
	[21, 'shown'],
	[9000, 'shown'],
])('DASH-21 with %d posts is %s', (posts, kind) => {
	const view = resolveUpgradeChart({ counts: toReady({ posts, comments: 4 }), plugins });
	expect(view).toEqual(kind === 'shown' ? { kind, posts, plugins: 2, comments: 4 } : { kind });
});

it.each([idle, loading, failed])('DASH-21 is hidden unless all is loaded: %p', (missing) => {
	const counts = toReady({ posts: 99, comments: 4 });
	expect(resolveUpgradeChart({ counts: missing, plugins })).toEqual({ kind: 'hidden' });
	expect(resolveUpgradeChart({ counts, plugins: missing })).toEqual({ kind: 'hidden' });
});
