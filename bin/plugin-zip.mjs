#!/usr/bin/env node
/* Packs the plugin for installation: as people install it, or with the sandbox that `npm start` boots. */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, isBuildStale } from './lib/build.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { pluginFiles } from './lib/plugin-files.mjs';
import { SLUG } from './lib/wordpress-folder.mjs';
import { zip } from './lib/zip.mjs';

const HELP = `npm run plugin-zip -- [flags]

  --sandbox    with the sandbox: for trying things out on a local or development site
  --out FILE   where to (${SLUG}.zip, ${SLUG}-sandbox.zip)
  --no-build   use the build that is there
`;

const FLAGS = {
	sandbox: { type: 'boolean', default: false },
	out: { type: 'string' },
	'no-build': { type: 'boolean', default: false },
	help: { type: 'boolean', default: false },
};

function pack({ sandbox: withSandbox, out, 'no-build': hasNoBuild }) {
	ensureDependencies();
	if (!hasNoBuild && isBuildStale()) {
		build();
	}
	if (!existsSync(join(ROOT, 'php-stub/build/admin.js'))) {
		throw new Error('There is no build to pack: run `npm run build` and look at its messages.');
	}
	const name = out ?? `${SLUG}${withSandbox ? '-sandbox' : ''}.zip`;
	const files = pluginFiles({ withSandbox });
	const archive = zip(files.map(({ path, data }) => ({ name: `${SLUG}/${path}`, data })));
	writeFileSync(resolve(ROOT, name), archive);
	console.log(`${name}, ${files.length} files, ${Math.round(archive.length / 1024)} KB`);
}

try {
	const { values } = parseArgs({ options: FLAGS });
	if (values.help) {
		console.log(HELP);
	} else {
		pack(values);
	}
} catch (error) {
	console.error(error.message);
	process.exit(1);
}
