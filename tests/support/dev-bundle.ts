import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Seconds. */
const PATIENCE = 280;

/** The folder of the bundle with the dev tools. In `npm test`, which builds it beside the tests, this waits until it is there. */
export async function findDevBundle(): Promise<string> {
	const ended = process.env.TEST_DEV_BUILD ?? '';
	for (let waited = 0; ended !== '' && !existsSync(ended); waited++) {
		if (waited === PATIENCE) {
			throw new Error('The bundle with the dev tools was not built in time.');
		}
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
	return join(__dirname, '../../php-stub/build-dev');
}
