#!/usr/bin/env node
/* Packs the plugin for installation on any site: php-stub with its build, without the playground. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, isBuildStale } from './lib/build.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { reasonOf } from './lib/reason-of.mjs';

const SLUG = 'jetpack-dashboard';
const SOURCE = join(ROOT, 'php-stub');

/** Fixed, so that the same files make the same archive. A zip keeps local time: these numbers stand for midnight anywhere. */
const MTIME = new Date(1980, 0, 1);

/** "Made by" Unix, so that unzipping makes files that everybody may read. */
const UNIX = 3;
const FILE_MODE = (0o100644 << 16) >>> 0;

/** The floor is for the bench; READMEs are for who works on the plugin. */
const isLeftOut = (/** @type {string} */ path) =>
	path === 'playground' ||
	/(^|\/)(README\.md|\.[^/]+|.*\.map)$/.test(path) ||
	path.startsWith('build/floor.');

/**
 * @param {string} folder
 * @return {Generator<[name: string, data: Uint8Array]>}
 */
function* files(folder) {
	for (const name of readdirSync(folder).sort()) {
		const path = join(folder, name);
		const inPlugin = relative(SOURCE, path).split(sep).join('/');
		if (isLeftOut(inPlugin)) {
			continue;
		}
		if (statSync(path).isDirectory()) {
			yield* files(path);
		} else {
			yield [`${SLUG}/${inPlugin}`, readFileSync(path)];
		}
	}
}

try {
	ensureDependencies();
	if (isBuildStale()) {
		build();
	}
	if (!existsSync(join(SOURCE, 'build/admin.js'))) {
		throw new Error('There is no build to pack. Run `npm run build` and read its messages.');
	}
	// Not before the packages are there.
	const { zipSync } = await import('fflate');
	const contents = Object.fromEntries(files(SOURCE));
	contents[`${SLUG}/LICENSE`] = readFileSync(join(ROOT, 'LICENSE'));
	const archive = zipSync(contents, { level: 9, mtime: MTIME, os: UNIX, attrs: FILE_MODE });
	writeFileSync(join(ROOT, `${SLUG}.zip`), archive);
	console.log(`Packed ${SLUG}.zip (${Math.round(archive.length / 1024)} KB).`);
} catch (error) {
	console.error(reasonOf(error));
	process.exit(1);
}
