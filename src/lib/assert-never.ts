/**
 * Makes a `switch` exhaustive: a new member of the union fails the build, and an unexpected value is named in
 * the error at run time.
 *
 * @throws {Error} Always.
 */
export function assertNever(value: never, what = 'value'): never {
	throw new Error(`Unexpected ${what}: ${JSON.stringify(value)}`);
}
