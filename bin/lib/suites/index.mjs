import { runChecks, tool } from './run.mjs';
import { runJest } from './jest.mjs';

const E2E = ['--config', 'tests/e2e/jest.config.js', '--runInBand'];

const WITH_JETPACK = [
	...['--with-plugin', 'jetpack=tests/companion/jetpack-double'],
	...['--with-plugin', 'mode-probe=tests/companion/mode-probe'],
];

const CHECKED_BY_PRETTIER = ['src', 'tests', 'bin', 'fixtures', '*.{js,mjs,json}'];

/** Only files of its folder: a pattern would be one more choice beside the patterns that are given by hand. */
const inFolder = (folder) => [...E2E, '--roots', `<rootDir>/tests/${folder}`];

/**
 * The suites of `npm test`, in their order. Each returns how many passed and failed.
 *
 * @param {{ sites: { get: (flags?: string[]) => Promise<{ env: object }>, stop: () => Promise<void> }, rest: string[], isWhole: boolean }} context
 *        `sites.get` boots a WordPress and a browser once for the same flags; `rest` goes on to jest; `isWhole`: every suite runs.
 */
export const createSuites = ({ sites, rest, isWhole }) => ({
	types: () => runChecks([[tool('tsc'), '--noEmit']]),
	lint: () =>
		runChecks([
			[tool('eslint'), '.', '--max-warnings', '0'],
			[tool('stylelint'), 'src/**/*.scss'],
			[tool('prettier'), '--check', '--log-level', 'warn', ...CHECKED_BY_PRETTIER],
		]),
	unit: () => runJest('unit', [], rest),
	build: () => runChecks([[tool('webpack'), '--mode', 'production']]),
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
	browser: async () => runJest('browser', inFolder('e2e'), rest, (await sites.get()).env),
	// Last: it reads what became of the tests of the others.
	requirements: () => runChecks([['bin/requirements.mjs', ...(isWhole ? ['--results'] : [])]]),
});
