import { join } from 'node:path';

/**
 * A worker's value of a variable that lists one for each site, separated by commas. A suite with several sites has as many workers; with one
 * site, all workers share it.
 *
 * @throws {Error} One sentence if it is not set.
 */
export function ofThisWorker(name: 'E2E_URL' | 'E2E_DATA_DIR'): string {
	const values = (process.env[name] ?? '').split(',').filter(Boolean);
	const value = values[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % values.length];
	if (!value) {
		throw new Error(
			`Start these tests by \`npm test -- --only contract,browser,stage\`: ${name} is not set.`,
		);
	}
	return value;
}

/** The path of a file in the data folder of the site under test, which runs on this machine. */
export const dataFile = (path: string): string => join(ofThisWorker('E2E_DATA_DIR'), path);
