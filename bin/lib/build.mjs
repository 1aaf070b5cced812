import { existsSync, readdirSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';

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

/** Whether the bundle is missing or older than its sources. */
export function isBuildStale() {
	const stamp = join(ROOT, 'php-stub/build/admin.asset.php');
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

/** @throws {Error} One sentence if the build fails. */
export async function build() {
	console.log('Building the dashboard …');
	const child = spawn('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
	// Without npm, there is no exit.
	const [status] = await once(child, 'exit').catch(() => [null]);
	if (status !== 0) {
		throw new Error(
			'The dashboard could not be built. Read the message above, or start with `--no-build`.',
		);
	}
}
