/**
 * @typedef {{ name: string, assertionResults: { fullName: string, status: string, invocations?: number }[] }} FileReport
 */

/**
 * The tests that passed only because they were run again, as "file: title". One that failed each time is reported as failed.
 *
 * @param {{ testResults: FileReport[] }} report Jest's.
 * @param {string}                        root   The project's folder.
 */
export const listRetried = ({ testResults }, root) =>
	testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
			.map(({ fullName }) => `${name.replace(`${root}/`, '')}: ${fullName}`),
	);

/**
 * Names each of these tests, because a second run may hide a fault; "" without one.
 *
 * @param {readonly { name: string, retried?: readonly string[] }[]} results
 */
export function describeRetried(results) {
	const lines = results.flatMap(({ name, retried = [] }) =>
		retried.map((test) => `  ${name}  ${test}`),
	);
	return lines.length === 0
		? ''
		: `${lines.length} passed only when run again; the first failure is in the output above:\n${lines.join('\n')}`;
}
