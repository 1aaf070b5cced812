import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The package unpacks the libraries that Chromium needs only where it believes to run in Amazon's cloud. */
const BELIEF = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };

/**
 * @param {string}            path
 * @param {NodeJS.ProcessEnv} env
 */
const runs = (path, env) => spawnSync(path, ['--version'], { env, stdio: 'ignore' }).status === 0;

/**
 * Unpacks the Chromium that npm carries (Linux on x64) into the temporary folder, with the libraries and the font of a machine
 * that has none. The package's own flags are left out: they are made for a function in a cloud (one process, no site isolation).
 *
 * @return {Promise<{ path: string, env: NodeJS.ProcessEnv } | undefined>} Nothing on other systems, or where it does not run.
 */
export async function unpackNpmChromium() {
	if (process.platform !== 'linux' || process.arch !== 'x64') {
		return undefined;
	}
	const libraries = join(tmpdir(), 'al2023/lib');
	if (!existsSync(libraries)) {
		rmSync(join(tmpdir(), 'chromium'), { force: true });
	}
	const plain = { ...process.env };
	Object.assign(process.env, BELIEF);
	const { default: chromium } = await import('@sparticuz/chromium');
	const path = await chromium.executablePath();
	for (const name of ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', ...Object.keys(BELIEF)]) {
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
