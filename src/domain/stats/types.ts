export const STATS_RANGES = ['day', 'week', 'month'] as const;
export type StatsRange = (typeof STATS_RANGES)[number];

/** One row of a series: the period as the provider writes it, and its views. */
export interface Visits {
	period: string;
	views: number;
}

export interface StatsSummary {
	views: number;
	comments: number;
	viewsToday: number;
	/** Date of the best day, "" where there was none. */
	bestDay: string;
	bestDayTotal: number;
}

/** STATS-20. A range that was not asked for is null. */
export interface StatsData {
	summary: StatsSummary | null;
	series: Record<StatsRange, Visits[] | null>;
	/** Codes of what went wrong at the provider: its failures arrive with status 200. */
	errors: string[];
}
