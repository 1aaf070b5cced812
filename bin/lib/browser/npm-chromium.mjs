import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The package unpacks Chromium's libraries only if it detects Amazon's cloud. */
const BELIEF = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };

/**
 * @param {string}            path
 * @param {NodeJS.ProcessEnv} env
 */
const runs = (path, env) => spawnSync(path, ['--version'], { env, stdio: 'ignore' }).status === 0;

/**
 * Unpacks the npm package's Chromium (Linux on x64) into the temporary folder, with libraries and a font for machines
 * without them. Leaves out the package's own flags, which are for cloud functions (one process, no site isolation).
 *
 * @return {Promise<{ path: string, env: NodeJS.ProcessEnv } | undefined>} Undefined on other systems, or if it does not run.
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
