/** Whether to test every row of each table: `npm test -- --long`. */
export const IS_LONG = process.env.TEST_LONG === '1';

/**
 * The rows of a table to test in this run: all of them with `--long`, otherwise only the worst cases.
 *
 * @param table Rows by their names.
 * @param worst Names of the rows that every run tests.
 * @throws {Error} If a worst case is not in the table, so that renaming a row can't shrink the sample.
 */
export function sampleOf<T>(
	table: Readonly<Record<string, T>>,
	worst: readonly string[],
	isLong = IS_LONG,
): [name: string, row: T][] {
	const missing = worst.find((name) => !Object.hasOwn(table, name));
	if (missing !== undefined) {
		throw new Error(`The table has no worst case "${missing}".`);
	}
	return Object.entries(table).filter(([name]) => isLong || worst.includes(name));
}

/**
 * The rows to test in this run: all of them with `--long`, otherwise a few that together have every value that any row has, in the
 * order of the table. The choice depends only on the rows, so that each run tests the same ones. A row without a value is left out.
 *
 * @param valuesOf The values that a row proves or combines, for example requirement ids or `role: editor`.
 */
export function coverOf<T>(
	rows: readonly T[],
	valuesOf: (row: T) => readonly string[],
	isLong = IS_LONG,
): T[] {
	if (isLong) {
		return [...rows];
	}
	const left = rows.map((row) => ({ row, missing: new Set(valuesOf(row)) }));
	const chosen = new Set<T>();
	for (;;) {
		// The first of the rows with the most missing values.
		const best = left.reduce<(typeof left)[number] | undefined>(
			(most, one) => (one.missing.size > (most?.missing.size ?? 0) ? one : most),
			undefined,
		);
		if (!best) {
			return rows.filter((row) => chosen.has(row));
		}
		chosen.add(best.row);
		const found = [...best.missing];
		left.forEach(({ missing }) => found.forEach((value) => missing.delete(value)));
	}
}
