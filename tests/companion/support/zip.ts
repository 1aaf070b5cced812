import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../../e2e/support/data-folder';
// @ts-expect-error -- the commands are plain JavaScript, without types.
import { unzip } from '../../../bin/lib/unzip.mjs';

const ROOT = join(__dirname, '../../..');
const PLUGINS = 'wordpress/wp-content/plugins';
const SLUG = 'dashboard-for-jetpack/';

export type Build = 'installed' | 'sandbox';

/** Packs the plugin by the command that people use. */
function pack(build: Build): string {
	const out = dataFile(`${build}.zip`);
	const flags = build === 'sandbox' ? ['--sandbox'] : [];
	execFileSync(process.execPath, ['bin/plugin-zip.mjs', '--no-build', '--out', out, ...flags], {
		cwd: ROOT,
	});
	return out;
}

/** The files that a zip holds, by their paths within the plugin's folder. */
export function filesOf(build: Build): string[] {
	const folder = dataFile(`unzipped-${build}`);
	unzip(pack(build), folder);
	const root = join(folder, SLUG);
	return readdirSync(root, { recursive: true, encoding: 'utf8' })
		.filter((path) => statSync(join(root, path)).isFile())
		.sort();
}

/** Puts a build into the site's plugins folder under a name of its own, and tells its main file. */
export function putPlugin(build: Build, folder: string): string {
	unzip(pack(build), dataFile(PLUGINS), (name: string) =>
		name.startsWith(`${SLUG}source/`) ? undefined : name.replace(SLUG, `${folder}/`),
	);
	return `${folder}/dashboard-for-jetpack.php`;
}

export const pluginFolders = () => readdirSync(dataFile(PLUGINS)).sort();

export const removeFolder = (folder: string) =>
	rmSync(dataFile(`${PLUGINS}/${folder}`), { recursive: true, force: true });
