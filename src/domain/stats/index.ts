import type { SiteConnection } from '@/domain/connection';
import type { ModuleOverride } from '@/domain/modules/types';
import { knownData, viewRemote, type Remote, type RemoteView, type Unsettled } from '@/lib/remote';

const STATS_RANGES = ['day', 'week', 'month'] as const;
export type StatsRange = (typeof STATS_RANGES)[number];

/** One row of a series: the period as the provider writes it, and its views. */
export interface Visits {
	period: string;
	/** Null if the answer has no readable number. */
	views: number | null;
}

/** The totals. An unknown number is null. */
export interface StatsSummary {
	views: number | null;
	comments: number | null;
	viewsToday: number | null;
	/** Date of the best day, or "". */
	bestDay: string;
	bestDayTotal: number | null;
}

/** The provider's counts, by range (STATS-20). A range that was not requested is null. */
export interface StatsData {
	summary: StatsSummary | null;
	series: Record<StatsRange, Visits[] | null>;
	/** Error codes of the provider, whose failures have status 200. */
	errors: string[];
	/** The reason in the provider's words; "" if it gives none. */
	reason: string;
}

type Series = Remote<Visits[], unknown>;

export interface StatsCardFacts {
	override: ModuleOverride;
	connection: SiteConnection;
	isOn: boolean;
	canActivate: boolean;
	/** The open tab. */
	range: StatsRange;
	series: Record<StatsRange, Series>;
	isGreetingDismissed: boolean;
}

/** Why a site can have no stats. */
export type StatsUnavailable =
	{ kind: 'overridden'; override: 'inactive' | 'managed' } | { kind: 'offline' | 'needs-site' };

export type StatsCardView =
	| StatsUnavailable
	| { kind: 'inactive'; canActivate: boolean }
	| Unsettled
	| { kind: 'greeting' }
	| { kind: 'chart'; panel: RemoteView<Visits[]> };

/** Null for a site that can have stats. The site's code comes first, then offline mode. */
export function resolveStatsUnavailable({
	override,
	connection,
	isOn,
}: Pick<StatsCardFacts, 'override' | 'connection' | 'isOn'>): StatsUnavailable | null {
	if (override === 'inactive' || (override === 'managed' && !isOn)) {
		return { kind: 'overridden', override };
	}
	if (connection === 'connected') {
		return null;
	}
	return { kind: connection === 'offline' ? 'offline' : 'needs-site' };
}

/** There are bars, but all are zero (STATS-05). */
function hasOnlyZeros(series: Record<StatsRange, Series>): boolean {
	const bars = STATS_RANGES.flatMap((range) => knownData(series[range]) ?? []);
	return bars.length > 0 && bars.every(({ views }) => views === 0);
}

/**
 * The content of the stats card, in the order of STATS-21: site code first, then offline mode, then the
 * option, then the daily range that every visit starts with. The other ranges fail or load within their tab.
 */
export function resolveStatsCard(facts: StatsCardFacts): StatsCardView {
	const { isOn, series } = facts;
	const unavailable = resolveStatsUnavailable(facts);
	if (unavailable) {
		return unavailable;
	}
	if (!isOn) {
		return { kind: 'inactive', canActivate: facts.canActivate };
	}
	const days = viewRemote(series.day);
	if (days.kind !== 'known') {
		return days;
	}
	if (hasOnlyZeros(series) && !facts.isGreetingDismissed) {
		return { kind: 'greeting' };
	}
	return { kind: 'chart', panel: viewRemote(series[facts.range]) };
}
