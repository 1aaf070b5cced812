/* Runs the PHP code that it reads on the PHP of the first argument, in WebAssembly, beside the archive of the WordPress of the second. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureDependencies } from '../../../bin/lib/dependencies.mjs';
import { PLUGIN } from '../../../bin/lib/wordpress-folder.mjs';

const [php, wordpress = ''] = process.argv.slice(2);
const PLAYGROUND = join(PLUGIN, 'playground');
const code = readFileSync(0, 'utf8');
const WASM = join(PLAYGROUND, 'php-wasm');
ensureDependencies(PLAYGROUND);
ensureDependencies(WASM);

const archives = join(PLAYGROUND, 'node_modules/@wp-playground/wordpress-builds/src/wordpress');
const releases = JSON.parse(readFileSync(join(archives, 'wp-versions.json'), 'utf8'));
const name = Object.keys(releases).find((key) => releases[key].startsWith(wordpress));
if (!name) {
	throw new Error(
		`php-stub/playground packages no WordPress ${wordpress}, the oldest that the plugin needs.`,
	);
}

const load = createRequire(join(WASM, 'package.json'));
const { loadNodeRuntime } = load('@php-wasm/node');
const { PHP } = load('@php-wasm/universal');
const runtime = new PHP(await loadNodeRuntime(php, { emscriptenOptions: { processId: 1 } }));
// The compiler that doesn't run what it compiles is only there on a command line.
await runtime.setSapiName('cli');
runtime.writeFile('/wordpress.zip', readFileSync(join(archives, `wp-${name}.zip`)));
const { text } = await runtime.run({ code });
process.stdout.write(`\n${text}`, () => process.exit());
