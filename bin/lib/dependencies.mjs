import { existsSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Download descriptions by folder, for users with a slow connection. */
const DOWNLOADS = new Map([
	['', 'the tools that build and test the dashboard: about 680 MB on disk, one or two minutes'],
	['php-stub/playground', 'WordPress: about 400 MB while it is unpacked, about a minute'],
	[
		'php-stub/playground/php-wasm',
		'PHP in WebAssembly: about 550 MB on disk, one to three minutes',
	],
	['bin/lib/browser', 'Chromium: about 70 MB on disk, less than a minute'],
	['bin/lib/mutate', 'StrykerJS: about 65 MB on disk, less than a minute'],
]);

// Some packages ask for a newer npm than they need. Hides these warnings; errors are still shown.
const NPM_CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

/** @throws {Error} One sentence if Node is too old. */
function ensureNode() {
	if (Number(process.versions.node.split('.')[0]) < 20) {
		throw new Error(
			`Node ${process.versions.node} is too old. Install Node 20 or newer, then try again.`,
		);
	}
}

const isMissing = (/** @type {string} */ folder) =>
	!existsSync(join(folder, 'node_modules/.package-lock.json'));

/** @param {string} folder */
function nameOf(folder) {
	const name = relative(ROOT, folder).replaceAll('\\', '/');
	return DOWNLOADS.get(name) ?? `the packages of ${name}`;
}

/**
 * @param {string}        folder
 * @param {number | null} status Exit code of npm.
 */
function ensureInstalled(folder, status) {
	if (status !== 0) {
		throw new Error(
			`npm could not install the packages in ${folder}. Read its message above, check your network, then try again.`,
		);
	}
}

/**
 * Installs a folder's packages with `npm ci` if they are missing, so that every command works on a fresh clone.
 *
 * @param {string} folder Absolute path of a folder with a package-lock.json.
 * @throws {Error} One sentence with a solution if Node is too old or npm fails.
 */
export function ensureDependencies(folder = ROOT) {
	ensureNode();
	if (isMissing(folder)) {
		console.log(`Installing ${nameOf(folder)}. This happens once.`);
		const { status } = spawnSync('npm', NPM_CI, { cwd: folder, stdio: 'inherit' });
		ensureInstalled(folder, status);
	}
}

/**
 * Does the same for several folders, side by side.
 *
 * @param {string[]} folders
 * @return {Promise<string[]>} Those that had no packages.
 * @throws {Error} One sentence with a solution if Node is too old or npm fails.
 */
export async function installMissing(folders) {
	ensureNode();
	const missing = folders.filter(isMissing);
	await Promise.all(
		missing.map(async (folder, place) => {
			const count = missing.length > 1 ? ` ${place + 1} of ${missing.length}:` : '';
			console.log(`Installing${count} ${nameOf(folder)}. This happens once.`);
			const child = spawn('npm', NPM_CI, { cwd: folder, stdio: 'inherit' });
			// Without npm, there is no exit.
			const [status] = await once(child, 'exit').catch(() => [null]);
			ensureInstalled(folder, status);
			if (missing.length > 1) {
				console.log(`Installed ${place + 1} of ${missing.length}.`);
			}
		}),
	);
	return missing;
}
