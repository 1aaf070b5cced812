import type { Sample, Weights } from './run.mjs';
import type { Growth, Kind, RowSummary, Stat, Times, World } from './types.mjs';

export function median(values: (number | undefined)[]): number;
export function statOf(values: number[]): Stat;
export function summarizeRows(rounds: Record<string, Record<Kind, Times>>[]): RowSummary[];
export function summarizeWorld(samples: Sample[], weights: Weights): World;
export function summarizeGrowth(
	label: string,
	page: string,
	samples: Times[],
	heavy: World,
): Growth;
