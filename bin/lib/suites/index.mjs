import { runChecks, tool } from './run.mjs';
import { runJest } from './jest.mjs';

const E2E = ['--config', 'tests/e2e/jest.config.js', '--runInBand'];

const WITH_JETPACK = [
	...['--with-plugin', 'jetpack=tests/companion/jetpack-double'],
	...['--with-plugin', 'mode-probe=tests/companion/mode-probe'],
];

const CHECKED_BY_PRETTIER = ['src', 'tests', 'bin', 'fixtures', '*.{js,mjs,json}'];

/**
 * The suites of `npm test`, in their order. Each returns how many passed and failed.
 *
 * @param {{ sites: { get: (flags?: string[]) => Promise<{ env: object }>, stop: () => Promise<void> }, rest: string[] }} context
 *        `sites.get` boots a WordPress and a browser once for the same flags; `rest` goes on to jest.
 */
export const createSuites = ({ sites, rest }) => ({
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
	unit: () => runJest('unit', rest),
	requirements: () => runChecks([['bin/requirements.mjs']]),
	build: () => runChecks([[tool('webpack'), '--mode', 'production']]),
	budgets: () => runJest('budgets', ['--config', 'tests/budgets/jest.config.js', ...rest]),
	companion: async () => {
		const { env } = await sites.get(WITH_JETPACK);
		try {
			return await runJest(
				'companion',
				[...E2E, '--testPathPatterns', 'tests/companion/', ...rest],
				env,
			);
		} finally {
			await sites.stop();
		}
	},
	contract: async () =>
		runJest(
			'contract',
			[...E2E, '--testPathPatterns', 'tests/contract/', ...rest],
			(await sites.get()).env,
		),
	browser: async () =>
		runJest(
			'browser',
			[...E2E, '--testPathPatterns', 'tests/e2e/', ...rest],
			(await sites.get()).env,
		),
});
