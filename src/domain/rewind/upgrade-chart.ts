import type { PluginMap } from '@/domain/plugins/plugin-state';
import type { ContentCounts } from '@/domain/site/types';
import type { Remote } from '@/lib/remote';
import type { Backup } from './resolve-backup';

export interface UpgradeChartFacts {
	counts: ContentCounts;
	plugins: Remote<PluginMap, unknown>;
}

export type UpgradeChartView =
	{ kind: 'hidden' } | { kind: 'shown'; posts: number; plugins: number; comments: number };

/** The chart is hidden on a site with no more than these. */
const FEW_POSTS = 20;

/** Whether the chart may come: only where backups are for sale, and the chart has not been closed. */
export const isUpgradeChartPossible = (backup: Backup, isClosed: boolean): boolean =>
	!isClosed && backup.kind === 'offer' && backup.promotion === 'upgrade';

/** The content of the chart (DASH-21): nothing until the plugins are loaded, or with few posts. */
export function resolveUpgradeChart({ counts, plugins }: UpgradeChartFacts): UpgradeChartView {
	if (plugins.phase !== 'ready' || counts.posts <= FEW_POSTS) {
		return { kind: 'hidden' };
	}
	return { kind: 'shown', ...counts, plugins: Object.keys(plugins.data).length };
}
