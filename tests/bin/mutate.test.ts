import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { optionsFor } from '../../bin/lib/mutate/options.mjs';

const { projects } = jest.requireActual<{ projects: { displayName: string }[] }>(
	'../../jest.config.js',
);
const ROOT = join(__dirname, '../..');

const optionsOf = (paths: string[], more: string[] = []) => {
	const { mutate, jest: runner } = optionsFor(paths, more, projects, 'bin/lib/mutate');
	return {
		mutate,
		project: runner.config.displayName,
		roots: runner.config.roots.map((folder) => folder.replace('<rootDir>/', '')),
	};
};

describe('npm run mutate', () => {
	it('a rule: runs the tests of rules, without a server or a page', () => {
		expect(optionsOf(['src/domain/dashboard/index.ts'])).toEqual({
			mutate: ['src/domain/dashboard/index.ts'],
			project: 'plain',
			roots: ['src/domain', 'tests/domain'],
		});
	});

	it('a folder of state: runs the tests of rules, state and api with the server', () => {
		expect(optionsOf(['src/state/settings'])).toEqual({
			mutate: ['src/state/settings/**/*.ts'],
			project: 'network',
			roots: ['src', 'tests/domain', 'tests/state', 'tests/api'],
		});
	});

	it('an extra: runs its own tests, too, with a page', () => {
		expect(optionsOf(['src/extras/trial/state/trial.ts'])).toMatchObject({
			project: 'page',
			roots: ['src', 'tests/domain', 'tests/state', 'tests/api', 'tests/extras/trial'],
		});
	});

	it('--with a folder of screens: runs its tests, too, with a page', () => {
		expect(optionsOf(['src/domain/dashboard/index.ts'], ['tests/screens/dashboard'])).toEqual({
			mutate: ['src/domain/dashboard/index.ts'],
			project: 'page',
			roots: ['src', 'tests/domain', 'tests/screens/dashboard'],
		});
	});

	it.each([
		[['--with', 'tests/ui'], 'Name a file or a folder of src'],
		[['src/domain/no-such-file.ts'], 'Name a file or a folder of src'],
		[['src/domain/dashboard/index.ts', '--with'], "Option '--with <value>' argument missing"],
	])('%j: exits with code 1 and one sentence', (args, message) => {
		const options = { cwd: ROOT, encoding: 'utf8' } as const;
		const { status, stderr } = spawnSync(process.execPath, ['bin/mutate.mjs', ...args], options);
		expect(status).toBe(1);
		expect(stderr).toContain(message);
	});
});
