/** Pairs of a key and its items, both in their order of appearance. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const key = keyOf(item);
		groups.set(key, [...(groups.get(key) ?? []), item]);
	}
	return [...groups];
}
