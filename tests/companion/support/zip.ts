import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { dataFile } from '../../e2e/support/data-folder';

const ROOT = join(__dirname, '../../..');
const PLUGINS = 'wordpress/wp-content/plugins';
const SLUG = 'dashboard-for-jetpack/';

export type Build = 'installed' | 'sandbox';

/** Packs the plugin by the command that people use, and reads what it made. */
function pack(build: Build): Record<string, Uint8Array> {
	const out = dataFile(`${build}.zip`);
	const flags = build === 'sandbox' ? ['--sandbox'] : [];
	execFileSync(process.execPath, ['bin/plugin-zip.mjs', '--no-build', '--out', out, ...flags], {
		cwd: ROOT,
	});
	return unzipSync(readFileSync(out));
}

/** The files that a zip holds, by their paths within the plugin's folder. */
export const filesOf = (build: Build) =>
	Object.keys(pack(build))
		.map((path) => path.slice(SLUG.length))
		.sort();

/** Unpacks the plugin's folder under another path. */
export function unpack(build: Build, folder: string): void {
	for (const [path, data] of Object.entries(pack(build))) {
		const target = join(folder, path.slice(SLUG.length));
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, data);
	}
}

/** Puts a build into the site's plugins folder under a name of its own, and tells its main file. */
export function putPlugin(build: Build, folder: string): string {
	unpack(build, dataFile(`${PLUGINS}/${folder}`));
	return `${folder}/dashboard-for-jetpack.php`;
}

export const pluginFolders = () => readdirSync(dataFile(PLUGINS)).sort();

export const removeFolder = (folder: string) =>
	rmSync(dataFile(`${PLUGINS}/${folder}`), { recursive: true, force: true });
