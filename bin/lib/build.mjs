import { existsSync, readdirSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';

/** Files that `npm run build` reads, but for the fixtures. A zip contains them, so it can rebuild its minified files. */
export const BUILD_SOURCES = [
	'src',
	'bin/with-dependencies.mjs',
	...['chunk-loading', 'class-names', 'client-paths', 'gather-texts', 'load-typescript'].map(
		(name) => `bin/lib/${name}.js`,
	),
	...['bin/lib/dependencies.mjs', 'bin/lib/php-texts.js', 'bin/lib/webpack-plugins.js'],
	...['babel.config.json', 'package.json', 'package-lock.json', 'tsconfig.json'],
	'webpack.config.js',
];

/**
 * @param {string} path
 * @return {number} Time of the last change to the file, or to any file in the folder.
 */
function newestIn(path) {
	const stat = statSync(path);
	const inside = stat.isDirectory() ? readdirSync(path, { encoding: 'utf8', recursive: true }) : [];
	return Math.max(stat.mtimeMs, ...inside.map((name) => statSync(join(path, name)).mtimeMs));
}

/** Whether the bundle is missing or older than its sources. */
export function isBuildStale() {
	const stamp = join(ROOT, 'php-stub/build/admin.asset.php');
	if (!existsSync(stamp)) {
		return true;
	}
	const built = statSync(stamp).mtimeMs;
	return ['fixtures', ...BUILD_SOURCES]
		.map((name) => join(ROOT, name))
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
