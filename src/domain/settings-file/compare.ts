import { describeOnSite, nameEntry, type FileFacts } from './site-entries';
import { findPortableSetting, isSameFileValue } from './values';
import type { FileValues } from './write';

export interface Difference {
	key: string;
	name: string;
	place: string;
	/** The values in words; undefined where one side doesn't have the entry. */
	one?: string;
	other?: string;
}

/** The entries in which two files, or a file and a site, differ. */
export function compareFiles(one: FileValues, other: FileValues, facts: FileFacts): Difference[] {
	const toMap = ({ modules, settings }: FileValues) =>
		new Map<string, unknown>([...Object.entries(modules), ...Object.entries(settings)]);
	const [first, second] = [toMap(one), toMap(other)];
	const describe = (values: Map<string, unknown>, key: string) =>
		values.has(key) ? describeOnSite(facts, key, values.get(key)) : undefined;
	return [...new Set([...first.keys(), ...second.keys()])]
		.filter(
			(key) =>
				first.has(key) !== second.has(key) ||
				!isSameFileValue(findPortableSetting(key), first.get(key), second.get(key)),
		)
		.map((key) => ({
			key,
			...nameEntry(facts, key),
			one: describe(first, key),
			other: describe(second, key),
		}));
}
