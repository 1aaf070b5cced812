import type { BesideOptions } from './options.mjs';

export interface MissingRow {
	/** The routes that the site lacked. */
	name: string;
	role: string;
	/** The number of screens. */
	passed: number;
	/** "screen: flaw" each. */
	failures: string[];
}

export function readMissing(file: string): MissingRow[];
export function writeMissing(
	earlier: string,
	rows: MissingRow[],
	jetpack: string,
	options: Pick<BesideOptions, 'withoutHelper' | 'next'>,
): string;
