import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Download descriptions by folder, for users with a slow connection. */
const DOWNLOADS = new Map([
	['', 'the tools that build and test the dashboard: about 630 MB on disk, one or two minutes'],
	[
		'php-stub/playground',
		'WordPress and PHP in WebAssembly: about 1 GB on disk, two to five minutes',
	],
	['bin/lib/mutate', 'StrykerJS: about 65 MB on disk, less than a minute'],
]);

/**
 * Installs a folder's packages with `npm ci` if they are missing, so that every command works on a fresh clone.
 *
 * @param {string} folder Absolute path of a folder with a package-lock.json.
 * @throws {Error} One sentence with a solution if Node is too old or npm fails.
 */
export function ensureDependencies(folder = ROOT) {
	if (Number(process.versions.node.split('.')[0]) < 20) {
		throw new Error(
			`Node ${process.versions.node} is too old. Install Node 20 or newer, then try again.`,
		);
	}
	if (existsSync(join(folder, 'node_modules/.package-lock.json'))) {
		return;
	}
	const name = relative(ROOT, folder).replaceAll('\\', '/');
	console.log(`Installing ${DOWNLOADS.get(name) ?? `the packages of ${name}`}. This happens once.`);
	// Some packages ask for a newer npm than they need. Hides these warnings; errors are still shown.
	const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
		cwd: folder,
		stdio: 'inherit',
	});
	if (status !== 0) {
		throw new Error(
			`npm could not install the packages in ${folder}. Read its message above, check your network, then try again.`,
		);
	}
}
