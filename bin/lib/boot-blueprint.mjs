import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packagedRelease } from './packaged-wordpress.mjs';
import { spawnPlayground } from './php-wasm.mjs';
import { prepareWordPress } from './wordpress-folder.mjs';
import { writeConfig } from './wp-config.mjs';

/** Constants that `npm start` adds to a site, which a blueprint must do without. */
const OURS = ['wp-content/mu-plugins', 'dashboard-for-jetpack-boot.php'];

/**
 * Boots a blueprint on this machine as Playground does: PHP in WebAssembly, and a packaged WordPress that calls itself a production site.
 * Nothing is downloaded.
 *
 * @param {object} site
 * @param {object} site.blueprint From `createBlueprint`, with a zip on this machine.
 * @param {string} site.zip       Path of the zip.
 * @param {string} site.dataDir   Folder that is replaced.
 * @param {number} site.port
 * @return {Promise<import('node:child_process').ChildProcess>} The server; it prints "Ready!" once the blueprint has run.
 */
export async function bootBlueprint({ blueprint, zip, dataDir, port }) {
	const url = `http://127.0.0.1:${port}`;
	rmSync(dataDir, { recursive: true, force: true });
	mkdirSync(dataDir, { recursive: true });
	const folder = await prepareWordPress(dataDir, packagedRelease());
	OURS.forEach((path) => rmSync(join(folder, path), { recursive: true, force: true }));
	writeConfig({ dataDir, folder, url, secret: '', environment: 'production' });
	copyFileSync(zip, join(dataDir, basename(zip)));
	const file = join(dataDir, 'blueprint.json');
	writeFileSync(file, JSON.stringify(blueprint));
	return spawnPlayground(
		[
			...['--port', String(port), '--site-url', url, '--php', '8.3'],
			...['--blueprint', file, '--blueprint-may-read-adjacent-files'],
			...['--wordpress-install-mode', 'install-from-existing-files-if-needed'],
			...['--mount-dir-before-install', folder, '/wordpress'],
			...['--mount-dir-before-install', join(dataDir, 'database'), '/database'],
		],
		{ cwd: dataDir, stdio: 'inherit' },
	);
}
