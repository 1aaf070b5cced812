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
const PACKAGES = join(PLAYGROUND, 'node_modules/@wp-playground');
const RELEASE = 'wp-beta';

/** The plugin's folder on a site. */
export const SLUG = 'dashboard-for-jetpack';

/** Files of the archive that the commands create themselves: the configuration, and a database with known passwords. */
const isForeign = (/** @type {string} */ name) =>
	name === 'wp-config.php' || name.startsWith('wp-content/database/');

function packagedVersion() {
	const { version } = JSON.parse(
		readFileSync(join(PACKAGES, 'wordpress-builds/package.json'), 'utf8'),
	);
	// Includes the slug, so that files under a former name of the plugin do not stay.
	return `${RELEASE} of wordpress-builds ${version} for ${SLUG}`;
}

/**
 * Unpacks an archive without a tool of the host.
 *
 * @param {string}                                archive Path of the zip.
 * @param {string}                                target  Folder that receives the files.
 * @param {(name: string) => string | undefined} rename  New path within the folder, or undefined to leave the file out.
 * @throws {Error} If the archive cannot be read, or an entry is outside of the folder.
 */
async function unzip(archive, target, rename) {
	// Imported late, because the packages may not be installed before.
	const { unzipSync } = await import('fflate');
	const isWanted = (/** @type {string} */ name) =>
		!name.endsWith('/') && rename(name) !== undefined;
	const files = unzipSync(readFileSync(archive), { filter: ({ name }) => isWanted(name) });
	for (const [name, data] of Object.entries(files)) {
		const path = resolve(target, rename(name) ?? name);
		if (!path.startsWith(resolve(target) + sep)) {
			throw new Error(`${archive} holds a file outside its own folder: ${name}`);
		}
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, data);
	}
}

/** @param {string} folder */
async function unpack(folder) {
	const builds = join(PACKAGES, 'wordpress-builds');
	cpSync(join(builds, 'public', RELEASE), folder, {
		recursive: true,
		filter: (path) =>
			!path.endsWith('wordpress-remote-asset-paths') && !path.includes('/wp-content/database'),
	});
	await unzip(join(builds, `src/wordpress/${RELEASE}.zip`), folder, (name) =>
		isForeign(name) ? undefined : name,
	);

	const integration = join(folder, 'wp-content/sqlite-database-integration');
	await unzip(join(PACKAGES, 'cli/sqlite-database-integration.zip'), integration, (name) =>
		name.slice(name.indexOf('/') + 1),
	);
}

/**
 * Creates WordPress in the data folder: `wordpress/` can be recreated at any time, `database/` contains the site's data.
 *
 * @param {string} dataDir Folder of this site.
 * @return {Promise<string>} Folder that PHP serves.
 */
export async function prepareWordPress(dataDir) {
	const folder = join(dataDir, 'wordpress');
	const stamp = join(folder, '.release');
	const version = packagedVersion();
	if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
		console.log('Setting up WordPress …');
		rmSync(folder, { recursive: true, force: true });
		await unpack(folder);
		writeFileSync(stamp, version);
	}
	mkdirSync(join(dataDir, 'database'), { recursive: true });
	mkdirSync(join(folder, 'wp-content/uploads'), { recursive: true });
	cpSync(join(PLAYGROUND, 'mu-plugins'), join(folder, 'wp-content/mu-plugins'), {
		recursive: true,
	});
	cpSync(join(PLAYGROUND, 'db.php'), join(folder, 'wp-content/db.php'));
	cpSync(join(PLAYGROUND, 'boot/boot.php'), join(folder, 'dashboard-for-jetpack-boot.php'));
	return folder;
}

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
