import { isUpgradeChartPossible, resolveUpgradeChart } from '@/domain/rewind/upgrade-chart';
import type { Backup } from '@/domain/rewind/resolve-backup';
import { idle, toReady } from '@/lib/remote';
const loading = { phase: 'loading' } as const;

it.each<[string, Backup, boolean]>([
	['backups that can be bought', { kind: 'offer', promotion: 'upgrade' }, true],
	['no connected owner', { kind: 'offer', promotion: 'connect' }, false],
])('DASH-21 decides whether the chart is possible: %s', (_case, backup, isPossible) => {
	expect(isUpgradeChartPossible(backup, false)).toBe(isPossible);
	expect(isUpgradeChartPossible(backup, true)).toBe(false);
});

const plugin = { file: 'a.php', name: 'A', version: '', description: '', url: '', isActive: true };
const plugins = toReady({ 'a.php': plugin, 'b.php': plugin });

it.each([
	[20, 'hidden'],
	[9000, 'shown'],
])('DASH-21 the chart of a site with %d posts is %s', (posts, kind) => {
	const view = resolveUpgradeChart({ counts: { posts, comments: 4 }, plugins });
	expect(view).toEqual(kind === 'shown' ? { kind, posts, plugins: 2, comments: 4 } : { kind });
});

it.each([idle, loading])(
	'DASH-21 the chart is hidden unless the plugins are loaded: %p',
	(missing) => {
		const counts = { posts: 99, comments: 4 };
		expect(resolveUpgradeChart({ counts, plugins: missing })).toEqual({ kind: 'hidden' });
	},
);
