import type { readBenchOptions } from './options.mjs';
import type { runBench } from './run.mjs';
import type { statOf, summarizeGrowth, summarizeRows, summarizeWorld } from './summary.mjs';
import type { timesOf } from './times.mjs';
import type { judge } from './verdict.mjs';
import type { weigh } from './weigh.mjs';

export type BenchOptions = ReturnType<typeof readBenchOptions>;

/**
 * With an empty cache on a site that remembers none of the provider's answers; with all files and compiled code in the cache within a minute of the last visit; the
 * same an hour later.
 */
export type Kind = 'cold' | 'warm' | 'later';

/** What the instrument has noted in the page. Times count from the start of the navigation; 0: never. */
export interface Marks {
	/** End of the page's own response. */
	responseEnd: number;
	/** Number of cards. */
	pieces: number;
	/** Last change of the number of cards. */
	readyAt: number;
	/** Last change of a box or a heading in the first window. */
	viewportAt: number;
	/** Last added element in the root. */
	addedAt: number;
	/** Last change of an element or a text in the root. */
	contentAt: number;
	/** Last change of the document. */
	changedAt: number;
	/** Skeletons and busy elements at the end, and the last change of their number. */
	busy: number;
	busyAt: number;
	/** REST calls. */
	calls: number;
	/** The last answer that the page has read. */
	answeredAt: number;
	/** The first switch has answered a click. */
	usableAt: number;
	tasks: { at: number; duration: number }[];
	shifts: { at: number; value: number }[];
}

export type Times = ReturnType<typeof timesOf>;
export type Value = keyof Times;
export type Stat = ReturnType<typeof statOf>;

export interface Measure extends Stat {
	/** Multiple of the blank page in the same round; of a task, of the time in which that page is painted. */
	toFloor: Stat;
	/** Multiple of the original's page in the same round; NaN without one. */
	toOriginal: Stat;
}

export type RowSummary = ReturnType<typeof summarizeRows>[number];
export type World = ReturnType<typeof summarizeWorld>;
export type Weight = Awaited<ReturnType<typeof weigh>>;
export type Growth = ReturnType<typeof summarizeGrowth>;

/** The measured site. */
export interface Host {
	/** Release of the real plugin; "" in the sandbox. */
	jetpack: string;
	wordpress: string;
	/** "8.2", or "WebAssembly". */
	php: string;
	/** Whether PHP has two real workers, so that the time of calls means something. */
	isHostPhp: boolean;
}

export type Check = ReturnType<typeof judge>[number];
export type Result = Awaited<ReturnType<typeof runBench>>;
