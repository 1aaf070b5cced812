import type { BesideOptions } from './options.mjs';

/** What a check found. */
export interface Verdict {
	/** Row of the table. */
	check: string;
	/** Items without a failure. */
	passed: number;
	/** Items with a failure. */
	failed: number;
	/** "item: finding" of each failure. */
	failures: string[];
	/** Each reason once. */
	accepted: string[];
}

export interface Table {
	head: string[];
	rows: Map<string, string[]>;
}

export function columnOf(
	jetpack: string,
	options: Pick<BesideOptions, 'withoutHelper' | 'next'>,
): string;
export function cellOf(verdict: Verdict): string;
export function readTable(markdown: string): Table;
export function withColumn(table: Table, column: string, cells: [string, string][]): Table;
export function writeTable(table: Table, words?: { introduction: string; corner: string }): string;
