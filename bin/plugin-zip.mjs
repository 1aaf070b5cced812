#!/usr/bin/env node
/* Packs the plugin for installation: as people install it, or with the sandbox that `npm start` boots. */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, isBuildStale } from './lib/build.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { pluginFiles } from './lib/plugin-files.mjs';
import { reasonOf } from './lib/reason-of.mjs';
import { SLUG } from './lib/wordpress-folder.mjs';

const HELP = `npm run plugin-zip -- [flags]

  --sandbox    with the sandbox: for trying things out on a local or development site
  --out FILE   where to (${SLUG}.zip, ${SLUG}-sandbox.zip)
  --no-build   use the build that is there
`;

/** Fixed, so that the same files make the same archive. A zip keeps local time: these numbers stand for midnight anywhere. */
const MTIME = new Date(1980, 0, 1);

/** "Made by" Unix, so that unzipping makes files that everybody may read. */
const UNIX = 3;
const FILE_MODE = (0o100644 << 16) >>> 0;

/** @param {{ withSandbox: boolean, out: string | undefined, isBuilding: boolean }} wishes */
async function pack({ withSandbox, out, isBuilding }) {
	ensureDependencies();
	if (isBuilding && isBuildStale('build')) {
		build('build');
	}
	if (!existsSync(join(ROOT, 'php-stub/build/packages.json'))) {
		throw new Error('There is no build to pack. Run `npm run build` and read its messages.');
	}
	// Not before the packages are there.
	const { zipSync } = await import('fflate');
	const files = pluginFiles({ withSandbox });
	const contents = Object.fromEntries(files.map(({ path, data }) => [`${SLUG}/${path}`, data]));
	const archive = zipSync(contents, { level: 9, mtime: MTIME, os: UNIX, attrs: FILE_MODE });
	const name = out ?? `${SLUG}${withSandbox ? '-sandbox' : ''}.zip`;
	writeFileSync(resolve(ROOT, name), archive);
	console.log(`Packed ${name} (${files.length} files, ${Math.round(archive.length / 1024)} KB).`);
}

try {
	const values = readFlags('npm run plugin-zip', {
		sandbox: { type: 'boolean', default: false },
		out: { type: 'string' },
		'no-build': { type: 'boolean', default: false },
		help: { type: 'boolean', default: false },
	});
	if (values.help) {
		console.log(HELP);
	} else {
		await pack({
			withSandbox: values.sandbox,
			out: values.out,
			isBuilding: !values['no-build'],
		});
	}
} catch (error) {
	console.error(reasonOf(error));
	process.exit(1);
}
