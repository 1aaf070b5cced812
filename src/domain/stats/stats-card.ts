import type { SiteConnection } from '@/domain/connection';
import type { ModuleOverride } from '@/domain/modules';
import { isUnknown, knownData, type Remote } from '@/lib/remote';
import { STATS_RANGES, type StatsRange, type StatsSummary, type Visits } from './types';

type Series = Remote<Visits[], unknown>;

export interface StatsCardFacts {
	override: ModuleOverride;
	connection: SiteConnection;
	isOn: boolean;
	canActivate: boolean;
	canConnect: boolean;
	/** The open tab. */
	range: StatsRange;
	series: Record<StatsRange, Series>;
	summary: StatsSummary | null;
	isGreetingDismissed: boolean;
	/** Something failed, and it is being asked for again. */
	isRetrying: boolean;
}

export type StatsPanelView =
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'ready'; visits: Visits[] };

export type StatsCardView =
	| { kind: 'overridden'; override: 'inactive' | 'managed' }
	| { kind: 'offline' }
	| { kind: 'needs-site'; canConnect: boolean }
	| { kind: 'inactive'; canActivate: boolean }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'loading' }
	| { kind: 'greeting' }
	| { kind: 'chart'; summary: StatsSummary | null; panel: StatsPanelView };

function resolvePanel(series: Series, isRetrying: boolean): StatsPanelView {
	const visits = knownData(series);
	if (visits) {
		return { kind: 'ready', visits };
	}
	if (series.phase === 'failed' || isRetrying) {
		return { kind: 'failed', isRetrying };
	}
	return { kind: 'loading' };
}

/** There are bars, and nobody has come yet (STATS-05). */
function hasOnlyZeros(series: Record<StatsRange, Series>): boolean {
	const bars = STATS_RANGES.flatMap((range) => knownData(series[range]) ?? []);
	return bars.length > 0 && bars.every(({ views }) => views === 0);
}

/**
 * What the stats card shows, in the order of STATS-21: site code first, then offline mode, then the
 * option, then the days that every visit begins with. The other ranges fail or load within their tab.
 */
export function resolveStatsCard(facts: StatsCardFacts): StatsCardView {
	const { override, connection, isOn, series, isRetrying } = facts;
	if (override === 'inactive' || (override === 'managed' && !isOn)) {
		return { kind: 'overridden', override };
	}
	if (connection === 'offline') {
		return { kind: 'offline' };
	}
	if (connection === 'unconnected') {
		return { kind: 'needs-site', canConnect: facts.canConnect };
	}
	if (!isOn) {
		return { kind: 'inactive', canActivate: facts.canActivate };
	}
	const days = resolvePanel(series.day, isRetrying && isUnknown(series.day));
	if (days.kind !== 'ready') {
		return days;
	}
	if (hasOnlyZeros(series) && !facts.isGreetingDismissed) {
		return { kind: 'greeting' };
	}
	const open = series[facts.range];
	return {
		kind: 'chart',
		summary: facts.summary,
		panel: resolvePanel(open, isRetrying && isUnknown(open)),
	};
}
