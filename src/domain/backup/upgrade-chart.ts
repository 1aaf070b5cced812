import type { PluginMap } from '@/domain/plugins/plugin-state';
import type { Remote } from '@/lib/remote';
import type { Backup } from './resolve-backup';

/** The site's number of posts, or of comments. */
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

/** The chart is hidden on a site with no more than these. */
const FEW_POSTS = 20;

/** Whether to load the counts: only where backups are for sale, and the chart has not been closed. */
export const isUpgradeChartPossible = ({ backup, isClosed }: UpgradeChartOffer): boolean =>
	!isClosed && backup.kind === 'offer' && backup.promotion === 'upgrade';

/** The content of the chart (DASH-21): nothing until both counts are loaded, or where they are low. */
export function resolveUpgradeChart({ counts, plugins }: UpgradeChartFacts): UpgradeChartView {
	if (counts.phase !== 'ready' || plugins.phase !== 'ready' || counts.data.posts <= FEW_POSTS) {
		return { kind: 'hidden' };
	}
	return { kind: 'shown', ...counts.data, plugins: Object.keys(plugins.data).length };
}
