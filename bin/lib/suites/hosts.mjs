import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readName, readNames } from '../command.mjs';
import { mariaDbVersion } from '../mariadb.mjs';
import { hasHostPhp, hostPhpVersion } from '../php-host.mjs';
import { PHP_VERSIONS } from '../serve-site.mjs';
import { DEFAULT_WASM_PHP } from '../php-wasm.mjs';
import { wordPressVersion } from '../wordpress-folder.mjs';
import { readWordPress } from '../wordpress-wish.mjs';

/**
 * @typedef {{ php?: string, react?: string, wordpress?: string, database?: string }} Host What differs from the default host.
 *          `react`: major version; `wordpress`: a packaged version, or the path of a zip.
 */

const REACT_VERSIONS = ['19'];
const DATABASES = ['sqlite', 'mariadb'];

/**
 * The hosts of a run: one for each version of PHP, with the WordPress and the database that the flags name, and one for React.
 *
 * @param {Host} flags
 * @return {Host[]} Empty without these flags.
 * @throws {Error} One sentence if a flag is invalid.
 */
export function readHosts({ php, react, wordpress, database }) {
	const versions = php === undefined ? [] : readNames('php', php, PHP_VERSIONS);
	if (react !== undefined) {
		readName('react', react, REACT_VERSIONS);
	}
	if (database !== undefined) {
		readName('database', database, DATABASES);
	}
	if (database === 'mariadb' && versions.length > 0) {
		throw new Error(
			'--database mariadb needs the PHP of this machine, so it cannot be used with --php.',
		);
	}
	const wish = readWordPress(wordpress);
	const release = wish && ('archive' in wish ? wish.archive : wish.version);
	const shared = { ...(release && { wordpress: release }), ...(database && { database }) };
	const sites = versions.length > 0 ? versions.map((one) => ({ ...shared, php: one })) : [shared];
	return [...sites, { ...(react && { react }) }].filter((host) => Object.keys(host).length > 0);
}

/**
 * Suites that run on a host if `--only` names none.
 *
 * @param {Host} host
 * @return {string[]}
 */
export function suitesOf({ react, wordpress, php }) {
	if (react) {
		return ['unit'];
	}
	// With PHP in WebAssembly, the browser suite takes hours.
	return wordpress && !php ? ['browser', 'contract', 'companion'] : ['contract', 'companion'];
}

/**
 * A host in words, for the name of a suite; "" for the default one.
 *
 * @param {Host} host
 */
export const labelOf = ({ php, react, wordpress, database }) =>
	[
		wordpress && `WordPress ${wordpress.replace(/^.*[\\/]|\.zip$/g, '').replace('wordpress-', '')}`,
		php && `PHP ${php}`,
		react && `React ${react}`,
		database && (database === 'sqlite' ? 'SQLite' : 'MariaDB'),
	]
		.filter(Boolean)
		.join(', ');

/**
 * Name of jest's report of a suite on a host.
 *
 * @param {string} suite
 * @param {Host}   host
 */
export const reportName = (suite, host) =>
	`${suite} ${labelOf(host)}`.trim().replace(/[^\w.]+/g, '-');

/**
 * Flags for `bin/start.mjs`.
 *
 * @param {Host} host
 */
export const siteFlags = ({ php, wordpress, database }) => [
	...(php ? ['--php', php] : []),
	...(wordpress ? ['--wordpress', wordpress] : []),
	...(database ? ['--database', database] : []),
];

/**
 * Variables for the tests. `jest.config.js` reads `TEST_REACT`.
 *
 * @param {Host} host
 */
export const variablesOf = ({ php, react }) => ({
	...(php && { TEST_PHP: php }),
	...(react && { TEST_REACT: react }),
});

/** @param {string} file A build of React. */
const reactVersion = (file) =>
	/ReactVersion = '([\d.]+)'/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '')?.[1] ?? '';

/**
 * Names what a site runs on, for the row of the table.
 *
 * @param {Host}   host
 * @param {string} dataDir Data folder of the site.
 */
export function describeSite({ php, database }, dataDir) {
	const folder = join(dataDir, 'wordpress');
	const own = hasHostPhp() && process.env.TEST_PHP !== 'wasm' ? hostPhpVersion() : DEFAULT_WASM_PHP;
	const react = reactVersion(join(folder, 'wp-includes/js/dist/vendor/react.js'));
	const server = database === 'mariadb' ? `, MariaDB ${mariaDbVersion()}` : '';
	return `WordPress ${wordPressVersion(folder)}, PHP ${php ?? own}, React ${react}${server}`;
}
