/** Whether the whole of each table is asked for: `npm test -- --long`. */
export const IS_LONG = process.env.TEST_LONG === '1';

/**
 * The rows of a table that this run tests: all of them with `--long`, else the worst cases alone.
 *
 * @param table Rows by their names.
 * @param worst Names of the rows that no run leaves out.
 * @throws {Error} Where a worst case is not in the table: a name that has changed must not shrink the sample.
 */
export function sampleOf<T>(
	table: Readonly<Record<string, T>>,
	worst: readonly string[],
	isLong = IS_LONG,
): [name: string, row: T][] {
	const lost = worst.find((name) => !Object.hasOwn(table, name));
	if (lost !== undefined) {
		throw new Error(`The table has no worst case "${lost}".`);
	}
	return Object.entries(table).filter(([name]) => isLong || worst.includes(name));
}
