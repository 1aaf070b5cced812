import { join } from 'node:path';

/** The path of a file in the data folder of the site under test, which runs on this machine. */
export function dataFile(path: string): string {
	const folder = process.env.E2E_DATA_DIR;
	if (!folder) {
		throw new Error('E2E_DATA_DIR is not set: it names the data folder of the site under test.');
	}
	return join(folder, path);
}
