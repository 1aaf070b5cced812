import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/php';

const MAIN = readFileSync(join(ROOT, 'dashboard-for-jetpack.php'), 'utf8');
const oldest = (field: string) => new RegExp(`${field}: +([\\d.]+)`).exec(MAIN)?.[1] ?? '';

/** What some code prints as JSON on the oldest PHP that the plugin supports, beside the oldest WordPress in `/wordpress.zip`. */
export function askOldestPhp(code: string): unknown {
	const versions = [oldest('Requires PHP'), oldest('Requires at least')];
	const output = execFileSync(
		process.execPath,
		[join(__dirname, 'run-oldest-php.mjs'), ...versions],
		{ input: code, encoding: 'utf8', maxBuffer: 1e8 },
	);
	// A fresh clone prints what it installs, above.
	return JSON.parse(output.split('\n').at(-1) ?? '');
}
