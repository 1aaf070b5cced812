#!/usr/bin/env node
/* Writes a blueprint that shows the sandbox in a browser's WordPress, with a link to it. */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createBlueprint, linkTo } from './lib/blueprint.mjs';
import { bootBlueprint } from './lib/boot-blueprint.mjs';
import { runCommand } from './lib/command.mjs';
import { ROOT } from './lib/dependencies.mjs';
import { installForSite } from './lib/packaged-wordpress.mjs';
import { ensurePortIsFree } from './lib/ports.mjs';

const HELP = `npm run blueprint -- [flags]

  --zip ZIP         needed: address of the sandbox's zip (\`npm run plugin-zip -- --sandbox\`), or its path
  --scenario NAME   plan and state (security); \`npm start -- --scenarios\` lists them
  --role ROLE       role of the user (administrator)
  --route ROUTE     first screen (/dashboard)
  --out FILE        write the blueprint into a file instead of printing it
  --boot PORT       boot it on this machine, in WebAssembly; needs the path of a zip

  A zip with an address gets a link that boots it in a browser: anyone who opens the link downloads the zip, so it must be public.
`;

/** @param {import('./lib/command.mjs').Flags} wishes */
async function run({
	zip,
	out,
	boot,
	scenario = 'security',
	role = 'administrator',
	route = '/dashboard',
}) {
	if (zip === undefined) {
		throw new Error(
			'`--zip` names the zip of the sandbox: `npm run blueprint -- --help` lists the flags.',
		);
	}
	const blueprint = createBlueprint({ zip, scenario, role, route });
	if (boot !== undefined) {
		if (!existsSync(zip)) {
			throw new Error(`There is no zip in ${zip}. \`npm run plugin-zip -- --sandbox\` packs it.`);
		}
		const port = Number(boot);
		await ensurePortIsFree(port);
		await installForSite({ needsWasm: true });
		const dataDir = join(ROOT, `.wordpress-blueprint-${port}`);
		const server = await bootBlueprint({ blueprint, zip: resolve(zip), dataDir, port });
		process.on('SIGTERM', () => server.kill());
		process.on('SIGINT', () => server.kill());
		server.on('exit', (code) => process.exit(code ?? 0));
		return;
	}
	const json = JSON.stringify(blueprint, null, '\t');
	if (out === undefined) {
		console.log(json);
	} else {
		writeFileSync(out, `${json}\n`);
	}
	const link = linkTo(blueprint, zip);
	if (link) {
		console.log(`\n${link}`);
	}
}

await runCommand(HELP, run);
