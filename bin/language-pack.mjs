#!/usr/bin/env node
/* Turns a translation into the files that WordPress reads. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, isBuildStale } from './lib/build.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { reasonOf } from './lib/reason-of.mjs';
import { PLUGIN } from './lib/wordpress-folder.mjs';

const TEMPLATE = 'php-stub/build/languages/dashboard-for-jetpack.pot';

const HELP = `npm run language-pack -- [flags] PATH.po

Writes the files that a site reads from wp-content/languages/plugins. Begin a translation from ${TEMPLATE},
which each build writes, with any editor for .po files, and name it after WordPress's name of the language, such as de_DE.po. Texts without a
translation stay English. \`npm start -- --translation PATH.po\` shows it on the sandbox.

  --out FOLDER   where to write them (language-packs/LOCALE)
  --no-build     use the existing build
`;

/**
 * @param {string}             path
 * @param {string | undefined} out
 */
async function writePack(path, out) {
	const { createLanguagePack } = await import('./lib/language-pack/pack.mjs');
	const { locale, files, translated, texts, unknown } = createLanguagePack(resolve(path), PLUGIN);
	const folder = resolve(ROOT, out ?? join('language-packs', locale));
	if (!out) {
		rmSync(folder, { recursive: true, force: true });
	}
	mkdirSync(folder, { recursive: true });
	files.forEach(({ name, data }) => writeFileSync(join(folder, name), data));
	console.log(`${locale}: ${translated} of ${texts} texts are translated.`);
	if (unknown.length > 0) {
		console.log(`Not in this version: ${unknown.map((text) => `“${text}”`).join(', ')}`);
	}
	console.log(
		`Wrote ${files.length} files to ${folder}: copy them into wp-content/languages/plugins.`,
	);
}

try {
	const args = process.argv.slice(2);
	const isPath = (/** @type {string} */ arg) => /^[^-].*\.po$/.test(arg);
	const paths = args.filter(isPath);
	const values = readFlags(
		'npm run language-pack',
		{
			out: { type: 'string' },
			'no-build': { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
		args.filter((arg) => !isPath(arg)),
	);
	if (values.help) {
		console.log(HELP);
	} else if (paths.length !== 1) {
		throw new Error('Name one translation: `npm run language-pack -- de_DE.po`.');
	} else {
		ensureDependencies();
		if (!values['no-build'] && isBuildStale()) {
			await build();
		}
		await writePack(String(paths[0]), values.out);
	}
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
