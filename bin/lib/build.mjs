import { existsSync, readdirSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';

const STAMP = join(ROOT, 'php-stub/build/admin.asset.php');

/**
 * @param {string} path
 * @return {number} When it was changed last, or anything in it.
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

/** Whether the bundle is missing or older than what it is made of. */
export function isBuildStale() {
	if (!existsSync(STAMP)) {
		return true;
	}
	const built = statSync(STAMP).mtimeMs;
	return ['src', 'fixtures', 'webpack.config.js', 'package-lock.json']
		.map((name) => join(ROOT, name))
		.filter(existsSync)
		.some((path) => newestIn(path) > built);
}

/** @throws {Error} One sentence, where the build fails. */
export function build() {
	console.log('Building the dashboard …');
	const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
		cwd: ROOT,
		stdio: 'inherit',
	});
	if (status !== 0) {
		throw new Error(
			'The dashboard could not be built. Read the message above, or start with `--no-build`.',
		);
	}
}
