import type { Entry } from './fragments.mjs';

export function addToChangelog(
	text: string,
	version: string,
	date: string,
	entries: readonly Entry[],
): string;
export function addToReadme(text: string, version: string, entries: readonly Entry[]): string;
