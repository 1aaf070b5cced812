import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ROOT } from './dependencies.mjs';

export const PLUGIN = join(ROOT, 'php-stub');
const PLAYGROUND = join(PLUGIN, 'playground');
const SQLITE = join(PLAYGROUND, 'node_modules/@wp-playground/cli/sqlite-database-integration.zip');

/** The plugin's folder on a site. */
export const SLUG = 'dashboard-for-jetpack';

/** @param {string} path Path in an archive whose files are all in one folder. */
export const withoutFirstFolder = (path) => path.slice(path.indexOf('/') + 1);

/**
 * Files of the archive that the commands create themselves, and the plugin that a release of WordPress brings along: the sandbox has a
 * stand-in of the same name.
 */
export const isForeign = (/** @type {string} */ name) =>
	name === 'wp-config.php' ||
	name.startsWith('wp-content/database/') ||
	name.startsWith('wp-content/plugins/akismet/');

const VERSION_FILE = 'wp-includes/version.php';

/** @typedef {{ version: string, prepare: (folder: string) => Promise<void> }} Release A WordPress that can be unpacked into an empty folder. */

/**
 * A WordPress release from a zip as WordPress.org publishes it, with all files in one folder.
 *
 * @param {string} archive Path of the zip.
 * @return {Release} Preparing it throws one sentence if the zip is not WordPress's.
 */
export const releaseInZip = (archive) => ({
	version: `${archive} for ${SLUG}`,
	prepare: async (folder) => {
		await unzip(archive, folder, (name) => {
			const file = withoutFirstFolder(name);
			return isForeign(file) ? undefined : file;
		});
		if (!existsSync(join(folder, VERSION_FILE))) {
			throw new Error(`${archive} is not a release of WordPress: it holds no ${VERSION_FILE}.`);
		}
	},
});

/**
 * @template T
 * @param {string}                      archive
 * @param {(data: Uint8Array) => T} read
 * @throws {Error} One sentence that names the file.
 */
function unpackZip(archive, read) {
	try {
		return read(readFileSync(archive));
	} catch {
		throw new Error(`${archive} is not a zip that can be unpacked.`);
	}
}

/**
 * Unpacks an archive without any tool of the host.
 *
 * @param {string}                                archive Path of the zip.
 * @param {string}                                target  Folder that receives the files.
 * @param {(name: string) => string | undefined} rename  New path within the folder, or undefined to leave the file out.
 * @throws {Error} If the archive cannot be read, or an entry is outside the folder.
 */
export async function unzip(archive, target, rename) {
	// Imported late, because the packages may not be installed before.
	const { unzipSync } = await import('fflate');
	const isWanted = (/** @type {string} */ name) =>
		!name.endsWith('/') && rename(name) !== undefined;
	const files = unpackZip(archive, (data) =>
		unzipSync(data, { filter: ({ name }) => isWanted(name) }),
	);
	for (const [name, data] of Object.entries(files)) {
		const path = resolve(target, rename(name) ?? name);
		if (!path.startsWith(resolve(target) + sep)) {
			throw new Error(`${archive} holds a file outside its own folder: ${name}`);
		}
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, data);
	}
}

/**
 * Version of the WordPress in a folder, such as "6.6-RC3".
 *
 * @param {string} folder The WordPress folder.
 */
export function wordPressVersion(folder) {
	const php = readFileSync(join(folder, VERSION_FILE), 'utf8');
	return /\$wp_version = '([^']+)'/.exec(php)?.[1] ?? '';
}

/**
 * @param {string}  folder
 * @param {Release} release
 */
async function unpack(folder, release) {
	await release.prepare(folder);
	const integration = join(folder, 'wp-content/sqlite-database-integration');
	await unzip(SQLITE, integration, withoutFirstFolder);
}

/**
 * Creates WordPress in the data folder: `wordpress/` can be recreated at any time, `database/` contains the site's data.
 *
 * @param {string}  dataDir Folder of this site.
 * @param {Release} release
 * @return {Promise<string>} Folder that PHP serves.
 */
export async function prepareWordPress(dataDir, release) {
	const folder = join(dataDir, 'wordpress');
	const stamp = join(folder, '.release');
	if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== release.version) {
		console.log('Setting up WordPress …');
		rmSync(folder, { recursive: true, force: true });
		await unpack(folder, release);
		writeFileSync(stamp, release.version);
	}
	mkdirSync(join(dataDir, 'database'), { recursive: true });
	mkdirSync(join(folder, 'wp-content/uploads'), { recursive: true });
	cpSync(join(PLAYGROUND, 'mu-plugins'), join(folder, 'wp-content/mu-plugins'), {
		recursive: true,
	});
	cpSync(
		join(ROOT, 'fixtures/wire/dirt.json'),
		join(folder, 'wp-content/mu-plugins/sandbox-site/dirt.json'),
	);
	cpSync(join(PLAYGROUND, 'db.php'), join(folder, 'wp-content/db.php'));
	cpSync(join(PLAYGROUND, 'boot/boot.php'), join(folder, 'dashboard-for-jetpack-boot.php'));
	return folder;
}

/**
 * Removes the database drop-in, so that WordPress uses MariaDB.
 *
 * @param {string} folder The WordPress folder.
 */
export const removeSqlite = (folder) => rmSync(join(folder, 'wp-content/db.php'));

/**
 * Adds the plugin to WordPress's plugins folder.
 *
 * @param {string}  folder    The WordPress folder.
 * @param {boolean} isMounted True for WebAssembly, which mounts the plugin over an empty folder; the host's PHP follows a link.
 */
export function linkPlugin(folder, isMounted) {
	const link = join(folder, 'wp-content/plugins', SLUG);
	const stat = lstatSync(link, { throwIfNoEntry: false });
	if (stat) {
		rmSync(link, { recursive: stat.isDirectory(), force: true });
	}
	if (isMounted) {
		mkdirSync(link);
	} else {
		symlinkSync(PLUGIN, link, 'junction');
	}
}

/**
 * Copies other plugins into the site, without activating them.
 *
 * @param {string}                             folder  The WordPress folder.
 * @param {{ name: string, source: string }[]} plugins Target folder names and source folders.
 * @throws {Error} One sentence if a folder is missing.
 */
export function addPlugins(folder, plugins) {
	for (const { name, source } of plugins) {
		if (!existsSync(source)) {
			throw new Error(`There is no plugin in ${source}. Check \`--with-plugin\`.`);
		}
		const target = join(folder, 'wp-content/plugins', name);
		rmSync(target, { recursive: true, force: true });
		cpSync(source, target, { recursive: true });
	}
}
