import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { dataFile } from '../../e2e/support/data-folder';

const ROOT = join(__dirname, '../../..');
const PLUGINS = 'wordpress/wp-content/plugins';
const SLUG = 'dashboard-for-jetpack/';

export type Build = 'installed' | 'sandbox';

/**
 * Packs the plugin with its command.
 *
 * @return Path of the zip.
 */
export function pack(build: Build, name: string = build): string {
	const out = dataFile(`${name}.zip`);
	const flags = build === 'sandbox' ? ['--sandbox'] : [];
	execFileSync(process.execPath, ['bin/plugin-zip.mjs', '--no-build', '--out', out, ...flags], {
		cwd: ROOT,
	});
	return out;
}

/** The zip of a build, packed once for all files of the suite. */
function zipOf(build: Build): string {
	const zip = dataFile(`${build}.zip`);
	return existsSync(zip) ? zip : pack(build);
}

export type Contents = Record<string, Uint8Array>;

export const contentsOf = (build: Build): Contents =>
	Object.fromEntries(
		Object.entries(unzipSync(readFileSync(zipOf(build)))).map(([path, data]) => [
			path.slice(SLUG.length),
			data,
		]),
	);

export function unpack(build: Build, folder: string): void {
	for (const [path, data] of Object.entries(contentsOf(build))) {
		const target = join(folder, path);
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, data);
	}
}

/**
 * Copies a build into a plugins folder under a new name, and returns its main file.
 *
 * @param plugins The site's own plugins folder, or another one below `wordpress/wp-content`.
 */
export function putPlugin(build: Build, folder: string, plugins = PLUGINS): string {
	unpack(build, dataFile(`${plugins}/${folder}`));
	return `${folder}/dashboard-for-jetpack.php`;
}

export const pluginFolders = () => readdirSync(dataFile(PLUGINS)).sort();

export const removeFolder = (folder: string) =>
	rmSync(dataFile(`${PLUGINS}/${folder}`), { recursive: true, force: true });
