import { spawnSync } from 'node:child_process';
import { ROOT } from './files';

/** Paths are relative to the checkout, as the configurations expect them. */
const lint = (tool: string, ...args: string[]) => {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[`node_modules/.bin/${tool}`, '--config', `bin/lib/browserslist/${tool}.config.mjs`, ...args],
		{ cwd: ROOT, encoding: 'utf8' },
	);
	return { status, output: `${stdout}${stderr}` };
};

describe('the built files, with the code of packages', () => {
	it('scripts: use only APIs that every browser of browserslist has', () => {
		expect(lint('eslint', '--no-ignore', 'php-stub/build/*.js')).toEqual({ status: 0, output: '' });
	});

	it('styles: use only CSS that every browser of browserslist has', () => {
		expect(lint('stylelint', 'php-stub/build/*.css')).toEqual({ status: 0, output: '' });
	});
});
