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
