import { runChecks, tool } from './run.mjs';
import { runJest } from './jest.mjs';

const E2E = ['--config', 'tests/e2e/jest.config.js', '--runInBand'];

const CHECKED_BY_PRETTIER = ['src', 'tests', 'bin', 'fixtures', '*.{js,mjs,json}'];

/**
 * The suites of `npm test`, in their order. Each returns how many passed and failed.
 *
 * @param {{ getSite: () => Promise<{ env: object }>, rest: string[] }} context `getSite` boots WordPress and the browser once;
 *                                                                       `rest` goes on to jest.
 */
export const createSuites = ({ getSite, rest }) => ({
	types: () => runChecks([[tool('tsc'), '--noEmit']]),
	lint: () =>
		runChecks([
			[tool('eslint'), '.', '--max-warnings', '0'],
			[tool('stylelint'), 'src/**/*.scss'],
			[tool('prettier'), '--check', '--log-level', 'warn', ...CHECKED_BY_PRETTIER],
		]),
	unit: () => runJest('unit', rest),
	requirements: () => runChecks([['bin/requirements.mjs']]),
	build: () => runChecks([[tool('webpack'), '--mode', 'production']]),
	budgets: () => runJest('budgets', ['--config', 'tests/budgets/jest.config.js', ...rest]),
	contract: async () =>
		runJest(
			'contract',
			[...E2E, '--testPathPatterns', 'tests/contract/', ...rest],
			(await getSite()).env,
		),
	browser: async () =>
		runJest(
			'browser',
			[...E2E, '--testPathPatterns', 'tests/e2e/', ...rest],
			(await getSite()).env,
		),
});
