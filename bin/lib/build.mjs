import { existsSync, readdirSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';

/**
 * The bundle for production sites, and the one of `npm start` with the dev tools.
 *
 * @typedef {'build' | 'build-dev'} Bundle
 */

/**
 * @param {string} path
 * @return {number} Time of the last change to the file, or to any file in the folder.
 */
function newestIn(path) {
	const { mtimeMs } = statSync(path);
	if (!statSync(path).isDirectory()) {
		return mtimeMs;
	}
	return readdirSync(path).reduce(
		(newest, name) => Math.max(newest, newestIn(join(path, name))),
		mtimeMs,
	);
}

/**
 * Whether a bundle is missing or older than its sources.
 *
 * @param {Bundle} bundle
 */
export function isBuildStale(bundle) {
	const stamp = join(ROOT, 'php-stub', bundle, 'admin.asset.php');
	if (!existsSync(stamp)) {
		return true;
	}
	const built = statSync(stamp).mtimeMs;
	return [
		'src',
		'fixtures',
		'webpack.config.js',
		'bin/lib/chunk-loading.js',
		'bin/lib/gather-texts.js',
		'bin/lib/webpack-plugins.js',
		'bin/lib/load-typescript.js',
		'bin/lib/php-texts.js',
		'package-lock.json',
	]
		.map((name) => join(ROOT, name))
		.filter(existsSync)
		.some((path) => newestIn(path) > built);
}

/**
 * @param {Bundle} bundle
 * @throws {Error} One sentence if the build fails.
 */
export function build(bundle) {
	console.log('Building the dashboard …');
	const flags = bundle === 'build-dev' ? ['--', '--env', 'dev-tools'] : [];
	const { status } = spawnSync('npm', ['run', '--silent', 'build', ...flags], {
		cwd: ROOT,
		stdio: 'inherit',
	});
	if (status !== 0) {
		throw new Error(
			'The dashboard could not be built. Read the message above, or start with `--no-build`.',
		);
	}
}
