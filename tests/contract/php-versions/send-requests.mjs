/*
 * Sends requests to a WordPress folder with one version of PHP in WebAssembly, without a server. Reads its task as JSON from the standard input, and
 * prints the answers as JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLUGIN, SLUG } from '../../../bin/lib/wordpress-folder.mjs';

const PACKAGES = join(PLUGIN, 'playground/php-wasm/node_modules/@php-wasm');
const load = (name) => import(pathToFileURL(join(PACKAGES, name, 'index.js')).href);

const { version, folder, database, url, requests, script } = JSON.parse(readFileSync(0, 'utf8'));
const { createNodeFsMountHandler, loadNodeRuntime } = await load('node');
const { PHP, PHPRequestHandler, setPhpIniEntries } = await load('universal');

const php = new PHP(await loadNodeRuntime(version, { emscriptenOptions: { processId: 1 } }));
await setPhpIniEntries(php, { memory_limit: '256M' });
for (const [from, to] of [
	[folder, '/wordpress'],
	[PLUGIN, `/wordpress/wp-content/plugins/${SLUG}`],
	[database, '/database'],
]) {
	php.mkdir(to);
	await php.mount(to, createNodeFsMountHandler(from));
}
const handler = new PHPRequestHandler({
	documentRoot: '/wordpress',
	absoluteUrl: url,
	php,
	cookieStore: false,
});
const answers = [];
for (const request of requests) {
	const { httpStatusCode: status, text, errors } = await handler.request(request);
	answers.push({ status, text, errors });
}
const { text } = await php.run({ code: script });
console.log(JSON.stringify({ answers, output: text }));
process.exit();
