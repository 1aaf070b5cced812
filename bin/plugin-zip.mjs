#!/usr/bin/env node
/* Packs the plugin for production sites, or with the sandbox that `npm start` boots. */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, isBuildStale } from './lib/build.mjs';
import { runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { pluginFiles } from './lib/plugin-files.mjs';
import { SLUG } from './lib/wordpress-folder.mjs';

const HELP = `npm run plugin-zip -- [flags]

  --sandbox    include the sandbox, for a local or development site
  --out FILE   output file (${SLUG}.zip, ${SLUG}-sandbox.zip)
  --no-build   use the existing build
`;

/** Fixed, so that the same files create the same archive. A zip stores local time, so this is midnight in every time zone. */
const MTIME = new Date(1980, 0, 1);

/** "Made by" Unix, so that unzipped files are readable by all users. */
const UNIX = 3;
const FILE_MODE = (0o100644 << 16) >>> 0;

await runCommand(HELP, async ({ sandbox: withSandbox, out, 'no-build': isBuilt }) => {
	ensureDependencies();
	if (!isBuilt && isBuildStale()) {
		await build();
	}
	if (!existsSync(join(ROOT, 'php-stub/build/sources.json'))) {
		throw new Error('There is no build to pack. Run `npm run build` and read its messages.');
	}
	// Imported late, because the packages may not be installed before.
	const { zipSync } = await import('fflate');
	const files = pluginFiles({ withSandbox });
	const contents = Object.fromEntries(files.map(({ path, data }) => [`${SLUG}/${path}`, data]));
	const archive = zipSync(contents, { level: 9, mtime: MTIME, os: UNIX, attrs: FILE_MODE });
	const name = out ?? `${SLUG}${withSandbox ? '-sandbox' : ''}.zip`;
	writeFileSync(resolve(ROOT, name), archive);
	console.log(`Packed ${name} (${files.length} files, ${Math.round(archive.length / 1024)} KB).`);
});
