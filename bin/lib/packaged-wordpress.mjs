import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_FOLDERS } from './browser/npm-chromium.mjs';
import { ensureDependencies, installMissing, ROOT } from './dependencies.mjs';
import { isForeign, PLUGIN, SLUG, unzip } from './wordpress-folder.mjs';

const PLAYGROUND = join(PLUGIN, 'playground');
const BUILDS = join(PLAYGROUND, 'node_modules/@wp-playground/wordpress-builds');
const ZIPS = join(BUILDS, 'src/wordpress');
const FOLDERS = join(BUILDS, 'public');

/** The name of the newest packaged release. */
export const NEWEST_PACKAGED = 'beta';

/** Packages without a release number in their name. */
const NAMED = ['nightly', 'beta'];

/** Each of the package's other releases takes 60 MB. They come back with the first command that asks for one of them. */
function dropOtherReleases() {
	const newest = `wp-${NEWEST_PACKAGED}`;
	for (const folder of [FOLDERS, ZIPS]) {
		readdirSync(folder)
			.filter((name) => /^wp-(?!versions)/.test(name) && name.replace(/\.zip$/, '') !== newest)
			.forEach((name) => rmSync(join(folder, name), { recursive: true }));
	}
}

/**
 * Installs what builds and boots a site, side by side.
 *
 * @param {{ needsWasm: boolean, needsBrowser?: boolean }} needs Whether PHP in WebAssembly and a browser are needed, too.
 * @throws {Error} One sentence with a solution if npm fails.
 */
export async function installForSite({ needsWasm, needsBrowser = false }) {
	const wasm = needsWasm ? [join(PLAYGROUND, 'php-wasm')] : [];
	const browser = needsBrowser ? BROWSER_FOLDERS : [];
	const installed = await installMissing([ROOT, PLAYGROUND, ...wasm, ...browser]);
	if (installed.includes(PLAYGROUND)) {
		dropOtherReleases();
	}
}

const listVersions = () =>
	Object.keys(JSON.parse(readFileSync(join(ZIPS, 'wp-versions.json'), 'utf8')));

/**
 * A WordPress release from the npm package.
 *
 * @param {string} [wish] Version, such as "6.5"; by default the newest release.
 * @return {import('./wordpress-folder.mjs').Release}
 * @throws {Error} One sentence if the package does not have it.
 */
export function packagedRelease(wish = NEWEST_PACKAGED) {
	const versions = listVersions();
	if (!versions.includes(wish)) {
		const known = versions.filter((version) => !NAMED.includes(version));
		throw new Error(
			`There is no packaged WordPress ${wish}: choose from ${known.sort().join(', ')}, or name a zip.`,
		);
	}
	const name = `wp-${wish}`;
	if (!existsSync(join(FOLDERS, name))) {
		rmSync(join(PLAYGROUND, 'node_modules'), { recursive: true });
		ensureDependencies(PLAYGROUND);
	}
	const { version } = JSON.parse(readFileSync(join(BUILDS, 'package.json'), 'utf8'));
	return {
		// Includes the slug, so that no files stay under a former name of the plugin.
		version: `${name} of wordpress-builds ${version} for ${SLUG}`,
		prepare: async (folder) => {
			cpSync(join(FOLDERS, name), folder, {
				recursive: true,
				filter: (path) =>
					!path.endsWith('wordpress-remote-asset-paths') && !path.includes('/wp-content/database'),
			});
			await unzip(join(ZIPS, `${name}.zip`), folder, (file) =>
				isForeign(file) ? undefined : file,
			);
		},
	};
}
