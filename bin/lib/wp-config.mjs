import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEYS = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
	`${name}_KEY`,
	`${name}_SALT`,
]);

/**
 * Salts are kept between boots, so that a restart logs no user out.
 *
 * @param {string} dataDir
 * @return {Record<string, string>}
 */
function salts(dataDir) {
	const file = join(dataDir, 'salts.json');
	if (!existsSync(file)) {
		const fresh = Object.fromEntries(KEYS.map((key) => [key, randomBytes(48).toString('base64')]));
		writeFileSync(file, JSON.stringify(fresh, null, 2), { mode: 0o600 });
	}
	return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Turns on a sub-directory network.
 *
 * @param {string} url
 */
const networkConstants = (url) => ({
	WP_ALLOW_MULTISITE: true,
	MULTISITE: true,
	SUBDOMAIN_INSTALL: false,
	DOMAIN_CURRENT_SITE: new URL(url).host,
	PATH_CURRENT_SITE: '/',
	SITE_ID_CURRENT_SITE: 1,
	BLOG_ID_CURRENT_SITE: 1,
});

/**
 * Writes wp-config.php for this boot.
 *
 * @param {{ dataDir: string, folder: string, url: string, secret: string, environment?: string, isNetwork?: boolean, isDirty?: boolean, databaseHost?: string }} site
 *        `secret` opens the boot script until the next boot; `isNetwork`: the tables of a network exist; `isDirty`: the host prints into the answers; `databaseHost` is that of MariaDB,
 *        "" for SQLite.
 */
export function writeConfig({
	dataDir,
	folder,
	url,
	secret,
	environment = 'local',
	isNetwork = false,
	isDirty = false,
	databaseHost = '',
}) {
	/** @type {Record<string, string | number | boolean>} */
	const constants = {
		DB_NAME: 'wordpress',
		DB_USER: databaseHost && 'root',
		DB_PASSWORD: '',
		DB_HOST: databaseHost,
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		...salts(dataDir),
		WP_HOME: url,
		WP_SITEURL: url,
		WP_ENVIRONMENT_TYPE: environment,
		WP_DEBUG: true,
		WP_DEBUG_DISPLAY: false,
		WP_DEBUG_LOG: false,
		// A local test site: it makes no external calls, and WordPress does not update itself.
		WP_HTTP_BLOCK_EXTERNAL: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		WP_AUTO_UPDATE_CORE: false,
		DISABLE_WP_CRON: true,
		DISALLOW_FILE_EDIT: true,
		CONCATENATE_SCRIPTS: false,
		DASHBOARD_FOR_JETPACK_BOOT_SECRET: secret,
		...(isDirty ? { DASHBOARD_FOR_JETPACK_DIRTY_HOST: true } : {}),
		...(isNetwork ? networkConstants(url) : {}),
	};
	/** @param {string | number | boolean} value */
	const literal = (value) =>
		typeof value !== 'string'
			? String(value)
			: `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
	const lines = Object.entries(constants).map(
		([name, value]) => `defined( '${name}' ) || define( '${name}', ${literal(value)} );`,
	);
	// Next to the served folder, both on the host and in WebAssembly's mounts.
	lines.push("defined( 'DB_DIR' ) || define( 'DB_DIR', dirname( __DIR__ ) . '/database/' );");
	lines.push(
		"ini_set( 'log_errors', '1' );",
		"ini_set( 'error_log', dirname( __DIR__ ) . '/database/debug.log' );",
	);
	writeFileSync(
		join(folder, 'wp-config.php'),
		`<?php\n// Written at each boot; changes are lost.\n${lines.join('\n')}\n$table_prefix = 'wp_';\n` +
			"defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );\nrequire_once ABSPATH . 'wp-settings.php';\n",
		{ mode: 0o600 },
	);
}
