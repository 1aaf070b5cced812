import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../dependencies.mjs';

const PACKAGE = '@sparticuz/chromium';

/** The package unpacks Chromium's libraries only if it detects Amazon's cloud. */
const AMAZON = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };

/**
 * @param {string}            path
 * @param {NodeJS.ProcessEnv} env
 */
const runs = (path, env) => spawnSync(path, ['--version'], { env, stdio: 'ignore' }).status === 0;

/** Folders whose packages a browser for tests needs. The package is for Linux on x64. */
export const BROWSER_FOLDERS =
	process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH
		? [dirname(fileURLToPath(import.meta.url))]
		: [];

/**
 * Unpacks the npm package's Chromium into the temporary folder, with libraries and a font for machines
 * without them. Leaves out the package's own flags, which are for cloud functions (one process, no site isolation).
 *
 * @return {Promise<{ path: string, env: NodeJS.ProcessEnv } | undefined>} Undefined on other systems, or if it does not run.
 */
export async function unpackNpmChromium() {
	if (BROWSER_FOLDERS.length === 0) {
		return undefined;
	}
	BROWSER_FOLDERS.forEach(ensureDependencies);
	const libraries = join(tmpdir(), 'al2023/lib');
	if (!existsSync(libraries)) {
		rmSync(join(tmpdir(), 'chromium'), { force: true });
	}
	const plain = { ...process.env };
	Object.assign(process.env, AMAZON);
	const { default: chromium } = await import(PACKAGE);
	const path = await chromium.executablePath();
	for (const name of ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', ...Object.keys(AMAZON)]) {
		if (name in plain) {
			process.env[name] = plain[name];
		} else {
			delete process.env[name];
		}
	}
	const fonts = existsSync('/etc/fonts/fonts.conf')
		? {}
		: { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };
	const choices = [
		{ ...plain, ...fonts },
		{ ...plain, ...fonts, LD_LIBRARY_PATH: libraries },
	];
	const env = choices.find((choice) => runs(path, choice));
	return env && { path, env };
}
