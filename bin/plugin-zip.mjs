#!/usr/bin/env node
/* Packs the plugin for installation on any site: php-stub with its build, without the playground. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, isBuildStale } from './lib/build.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { zip } from './lib/zip.mjs';

const SLUG = 'dashboard-for-jetpack';
const SOURCE = join(ROOT, 'php-stub');

/** The floor is for the bench; READMEs are for who works on the plugin. */
const isLeftOut = (path) =>
	path === 'playground' ||
	/(^|\/)(README\.md|\.[^/]+|.*\.map)$/.test(path) ||
	path.startsWith('build/floor.');

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
			yield { name: `${SLUG}/${inPlugin}`, data: readFileSync(path) };
		}
	}
}

try {
	ensureDependencies();
	if (isBuildStale()) {
		build();
	}
	if (!existsSync(join(SOURCE, 'build/admin.js'))) {
		throw new Error('There is no build to pack: run `npm run build` and look at its messages.');
	}
	const archive = zip([
		...files(SOURCE),
		{ name: `${SLUG}/LICENSE`, data: readFileSync(join(ROOT, 'LICENSE')) },
	]);
	writeFileSync(join(ROOT, `${SLUG}.zip`), archive);
	console.log(`${SLUG}.zip, ${Math.round(archive.length / 1024)} KB`);
} catch (error) {
	console.error(error.message);
	process.exit(1);
}
