/**
 * Makes a `switch` exhaustive: a new member of the union fails the build, and a value that the
 * types did not foresee is named at run time.
 *
 * @throws {Error} Always.
 */
export function assertNever(value: never, what = 'value'): never {
	throw new Error(`Unexpected ${what}: ${JSON.stringify(value)}`);
}
