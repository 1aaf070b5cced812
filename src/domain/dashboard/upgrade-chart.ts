import { hasNoBackups, type BackupStatus } from '@/domain/backup';
import type { PluginMap } from '@/domain/plugins';
import type { Promotion } from '@/domain/promotions';
import { knownData, type Remote } from '@/lib/remote';

/** How much of its kind a site has that is worth a backup. */
export interface ContentCounts {
	posts: number;
	comments: number;
}

export interface UpgradeChartOffer {
	showBackups: boolean;
	/** The site pays for backups: there is nothing left to sell. */
	hasBackups: boolean;
	promotion: Promotion;
	rewind: Remote<BackupStatus, unknown>;
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

/** Whether there is any point in counting: only where backups could be bought, and nobody has closed the chart. */
export function isUpgradeChartPossible(offer: UpgradeChartOffer): boolean {
	const status = knownData(offer.rewind);
	return (
		offer.promotion === 'upgrade' &&
		offer.showBackups &&
		!offer.hasBackups &&
		!offer.isClosed &&
		status !== undefined &&
		hasNoBackups(status)
	);
}

/** What the chart shows (DASH-21): nothing until all is counted, or where there is little. */
export function resolveUpgradeChart({ counts, plugins }: UpgradeChartFacts): UpgradeChartView {
	if (counts.phase !== 'ready' || plugins.phase !== 'ready' || counts.data.posts <= FEW_POSTS) {
		return { kind: 'hidden' };
	}
	return { kind: 'shown', ...counts.data, plugins: Object.keys(plugins.data).length };
}
