import type { WordPressWish } from '../wordpress-wish.mjs';

/** The flags of the command. */
export interface BenchOptions {
	rounds: number;
	rows: string[];
	hasLight: boolean;
	hasGrowth: boolean;
	/** Path of the zip of the release to measure beside. */
	jetpack: string | undefined;
	wordpress: WordPressWish | undefined;
	isJson: boolean;
	isAsserting: boolean;
	/** Measures what a slow provider costs a small host, instead of speed. */
	isHost: boolean;
	/** Leaves the compatibility page as it is. */
	isPrinting: boolean;
}

/** With an empty cache, or with all files and compiled code in it. */
export type Kind = 'cold' | 'warm';

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

/** A visit. Times are milliseconds from the end of the page's own response; NaN: there is no such moment. */
export interface Times {
	viewport: number;
	all: number;
	usable: number;
	known: number;
	settled: number;
	/** REST calls. */
	calls: number;
	/** Milliseconds of PHP for the page and its calls. */
	php: number;
	/** Milliseconds of the longest task before and after "all"; 0: none of 50 ms or more. */
	taskBefore: number;
	taskAfter: number;
	/** Cumulative layout shift. */
	shift: number;
}

export type Value = keyof Times;

/** The rounds of a value. */
export interface Stat {
	median: number;
	/** How far the rounds are apart, as a share of the median. */
	disagreement: number;
}

export interface Measure extends Stat {
	/** Multiple of the blank page in the same round; of a task, of the time in which that page is painted. */
	toFloor: Stat;
	/** Multiple of the original's page in the same round; NaN without one. */
	toOriginal: Stat;
}

export type Measures = Record<Value, Measure>;

export interface RowSummary extends Record<Kind, Measures> {
	/** "floor", "dashboard", "original dashboard". */
	name: string;
}

/** A site variant. Parts whose screen is not among the rows have no value: NaN, or an empty list. */
export interface World {
	rows: RowSummary[];
	toggle: {
		name: string | undefined;
		toPaint: number;
		toSettled: number;
		mutations: number;
		touched: number;
	};
	tab: number;
	settings: {
		toggleToPaint: number;
		toggleTouched: number;
		tab: number;
		keyScript: number;
		keyToPaint: number;
		toResults: number;
		keyOverResults: number;
	};
	weights: Record<string, Weight>;
	/** Milliseconds; not measured beside Jetpack. */
	rest: { wordpress: number; settings: number; modules: number } | undefined;
}

/** What a screen has fetched. Sizes are bytes. */
export interface Weight {
	html: number;
	pageData: number;
	scripts: number;
	ownScriptsGzip: number;
	ownSheets: number;
	callsTwice: number;
	callList: string[];
}

export interface Growth {
	label: string;
	page: string;
	ready: number;
	readyRatio: number;
	settled: number;
	settledRatio: number;
}

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

export interface Check {
	name: string;
	unit: string;
	limit: number;
	value: number;
	/** The same on the light site; NaN without it. */
	light: number;
	/** False only for a value over its limit, or one that is missing. */
	passes: boolean;
	/** Why the value is not judged, "" if it is. */
	refusal: string;
}

export interface Result {
	rounds: number;
	host: Host;
	worlds: { heavy: World; light?: World };
	growth: Growth[];
	checks: Check[];
}
