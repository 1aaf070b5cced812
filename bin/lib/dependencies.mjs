import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Installs a folder's packages with `npm ci` where they are missing, so that every command works on a fresh clone.
 *
 * @param {string} folder Absolute path of a folder with a package-lock.json.
 * @throws {Error} One sentence that says what to do, where Node is too old or npm fails.
 */
export function ensureDependencies(folder = ROOT) {
	if (Number(process.versions.node.split('.')[0]) < 20) {
		throw new Error(
			`Node ${process.versions.node} is too old: install Node 20 or newer and try again.`,
		);
	}
	if (existsSync(join(folder, 'node_modules/.package-lock.json'))) {
		return;
	}
	console.log(`Installing packages in ${folder} …`);
	const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
		cwd: folder,
		stdio: 'inherit',
	});
	if (status !== 0) {
		throw new Error(
			`npm could not install the packages of ${folder}: check the network and run \`npm ci\` there.`,
		);
	}
}
