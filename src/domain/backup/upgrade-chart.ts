import type { PluginMap } from '@/domain/plugins';
import type { Remote } from '@/lib/remote';
import type { Backup } from './resolve-backup';

/** How much of its kind a site has that is worth a backup. */
export interface ContentCounts {
	posts: number;
	comments: number;
}

export interface UpgradeChartOffer {
	backup: Backup;
	isClosed: boolean;
}

export interface UpgradeChartFacts {
	counts: Remote<ContentCounts, unknown>;
	plugins: Remote<PluginMap, unknown>;
}

export type UpgradeChartView =
	{ kind: 'hidden' } | { kind: 'shown'; posts: number; plugins: number; comments: number };

/** A site with no more than these is not asked. */
const FEW_POSTS = 20;

/** Whether there is any point in counting: only where backups are for sale, and the chart has not been closed. */
export const isUpgradeChartPossible = ({ backup, isClosed }: UpgradeChartOffer): boolean =>
	!isClosed && backup.kind === 'offer' && backup.promotion === 'upgrade';

/** What the chart shows (DASH-21): nothing until all is counted, or where there is little. */
export function resolveUpgradeChart({ counts, plugins }: UpgradeChartFacts): UpgradeChartView {
	if (counts.phase !== 'ready' || plugins.phase !== 'ready' || counts.data.posts <= FEW_POSTS) {
		return { kind: 'hidden' };
	}
	return { kind: 'shown', ...counts.data, plugins: Object.keys(plugins.data).length };
}
