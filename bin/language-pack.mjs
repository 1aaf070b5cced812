#!/usr/bin/env node
/* Turns a translation into the files that WordPress reads. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, isBuildStale } from './lib/build.mjs';
import { runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { PLUGIN } from './lib/wordpress-folder.mjs';

const TEMPLATE = 'php-stub/build/languages/dashboard-for-jetpack.pot';

const HELP = `npm run language-pack -- [flags] PATH.po

Writes the files that a site reads from wp-content/languages/plugins. Begin a translation from ${TEMPLATE},
which each build writes, with any editor for .po files, and name it after WordPress's name of the language, such as de_DE.po. Texts without a
translation stay English. \`npm start -- --translation PATH.po\` shows it on the sandbox.

  --out FOLDER   where to write them (language-packs/LOCALE)
  --no-build     use the existing build
`;

await runCommand(HELP, async ({ words, out, 'no-build': isBuilt }) => {
	const [path, ...others] = words;
	if (!path?.endsWith('.po') || others.length > 0) {
		throw new Error('Name one translation: `npm run language-pack -- de_DE.po`.');
	}
	ensureDependencies();
	if (!isBuilt && isBuildStale()) {
		await build();
	}
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
});
