import { runChecks, tool } from './run.mjs';
import { runJest } from './jest.mjs';

// `--roots` and its like take every pattern that follows for a value of theirs: they stand before these flags.
const ON_A_SITE = ['--config', 'tests/e2e/jest.config.js'];
const E2E = [...ON_A_SITE, '--runInBand'];
const STAGE = 'tests/e2e/stage';

const WITH_JETPACK = [
	...['--with-plugin', 'jetpack=tests/companion/jetpack-double'],
	...['--with-plugin', 'mode-probe=tests/companion/mode-probe'],
	...['--with-plugin', 'command-palette=tests/companion/command-palette'],
];

const CHECKED_BY_PRETTIER = ['src', 'tests', 'bin', 'fixtures', '*.{js,mjs,json}'];

/**
 * Only files of its folder: a pattern would be one more choice beside the patterns that are given by hand.
 *
 * @param {string} folder
 */
const inFolder = (folder) => ['--roots', `<rootDir>/tests/${folder}`, ...E2E];

/**
 * The suites of `npm test`, in their order. Each returns how many passed and failed.
 *
 * @param {{ sites: { get: (flags?: string[]) => Promise<{ env: object }>, stop: () => Promise<void> }, rest: string[], isWhole: boolean }} context
 *        `sites.get` boots a WordPress and a browser once for the same flags; `rest` goes on to jest; `isWhole`: every suite runs.
 */
export const createSuites = ({ sites, rest, isWhole }) => ({
	types: () =>
		runChecks([
			[tool('tsc'), '--noEmit'],
			[tool('tsc'), '--noEmit', '--project', 'bin'],
		]),
	lint: () =>
		runChecks([
			[tool('eslint'), '.', '--max-warnings', '0'],
			[tool('stylelint'), 'src/**/*.scss'],
			[tool('prettier'), '--check', '--log-level', 'warn', ...CHECKED_BY_PRETTIER],
		]),
	unit: () => runJest('unit', [], rest),
	build: () =>
		runChecks([
			[tool('webpack'), '--mode', 'production'],
			[tool('webpack'), '--mode', 'production', '--env', 'dev-tools'],
		]),
	budgets: () => runJest('budgets', ['--config', 'tests/budgets/jest.config.js'], rest),
	companion: async () => {
		const { env } = await sites.get(WITH_JETPACK);
		try {
			return await runJest('companion', inFolder('companion'), rest, env);
		} finally {
			await sites.stop();
		}
	},
	contract: async () => runJest('contract', inFolder('contract'), rest, (await sites.get()).env),
	browser: async () =>
		runJest(
			'browser',
			['--testPathIgnorePatterns', STAGE, ...inFolder('e2e')],
			rest,
			(await sites.get()).env,
		),
	// These answer their pages from the fixtures and change nothing on the site, so they can run side by side.
	stage: async () =>
		runJest(
			'stage',
			['--roots', `<rootDir>/${STAGE}`, ...ON_A_SITE, '--maxWorkers=2'],
			rest,
			(await sites.get()).env,
		),
	// Last: it reads what became of the tests of the others.
	requirements: () => runChecks([['bin/requirements.mjs', ...(isWhole ? ['--results'] : [])]]),
});
