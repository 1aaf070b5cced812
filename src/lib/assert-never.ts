/**
 * Makes a `switch` exhaustive: a new member of the union fails the build, and an unexpected value is named in
 * the error at run time.
 *
 * @throws {Error} Always.
 */
export function assertNever(value: never): never {
	throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
