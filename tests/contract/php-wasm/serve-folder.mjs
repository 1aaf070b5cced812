/*
 * Serves the folder `wordpress` of a data folder with one version of PHP in WebAssembly, and prints the address. Ends when the standard input closes.
 */
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { endGroup } from '../../../bin/lib/end-group.mjs';
import { startWasmPhp } from '../../../bin/lib/php-wasm.mjs';
import { freePort } from '../../../bin/lib/ports.mjs';

const [dataDir, version] = process.argv.slice(2);
const folder = join(dataDir, 'wordpress');
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const log = openSync(join(dataDir, 'php.log'), 'w');
const php = startWasmPhp({ folder, dataDir, url, port, log, plugin: folder, version });
php.on('exit', () => process.exit(1));
process.stdin.resume().on('end', async () => {
	php.removeAllListeners('exit');
	await endGroup(php);
	process.exit();
});
console.log(url);
