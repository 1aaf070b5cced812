import type { Exchange } from '../beside/echo-server.mjs';
import type { Check, Host } from './types.mjs';

/** What one page of a round did to the site, or a round's quiet time. */
export interface HostSample {
	/** What held a worker of PHP at the moment when most of them waited for the provider. */
	holding: string[];
	/** Milliseconds of each request for the site's front page. */
	times: number[];
	/** Seconds until every card had its answer, or said why not; NaN in quiet. */
	known: number;
	/** REST calls. */
	calls: number;
}

export type HostRow = 'quiet' | 'ours' | 'original' | 'blank';
export type HostRound = Record<HostRow, HostSample>;

/** The median of the rounds, and the most workers held in any of them. */
export interface HostSummary {
	name: HostRow;
	holding: string[];
	/** Milliseconds. */
	median: number;
	p95: number;
	/** Multiples of the quiet time of the same round. */
	medianRatio: number;
	p95Ratio: number;
	known: number;
	calls: number;
}

export function busiest(exchanges: Exchange[]): Exchange[];
export function percentile(values: number[], share: number): number;
export function summarizeHost(rounds: HostRound[]): HostSummary[];
export function hostRows(rows: HostSummary[]): string[][];
export function judgeHost(
	rows: HostSummary[],
): Pick<Check, 'name' | 'value' | 'limit' | 'passes'>[];
export function hostSection(earlier: string, host: Host, rows: HostSummary[]): string;
