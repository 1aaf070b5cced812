import { runChecks, tool } from './run.mjs';
import { runJest } from './jest.mjs';

// `--roots` and similar flags take all following arguments as values, so they must come before these flags.
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
 * Selects a suite by its folder, because a pattern would add to the patterns on the command line.
 *
 * @param {string} folder
 */
const inFolder = (folder) => ['--roots', `<rootDir>/tests/${folder}`, ...E2E];

/**
 * The suites of `npm test`. Suites that others wait for, or that keep one core busy beside the longest, are first; several run at the end, so
 * that no core is idle. Each has the number of cores it uses and the suites it waits for, and returns how many tests passed and failed.
 *
 * @param {{ sites: import('./sites.mjs').Sites, rest: string[], isWhole: boolean }} context
 *        `rest`: arguments for jest; `isWhole`: all suites run.
 */
export const createSuites = ({ sites, rest, isWhole }) => ({
	build: {
		cores: 1,
		after: [],
		run: () =>
			runChecks([
				[tool('webpack'), '--mode', 'production'],
				[tool('webpack'), '--mode', 'production', '--env', 'dev-tools'],
			]),
	},
	unit: { cores: 2, after: [], run: () => runJest('unit', [], rest) },
	types: {
		cores: 1,
		after: [],
		run: () =>
			runChecks([
				[tool('tsc'), '--noEmit'],
				[tool('tsc'), '--noEmit', '--project', 'bin'],
			]),
	},
	lint: {
		cores: 1,
		after: [],
		run: () =>
			runChecks([
				[tool('eslint'), '.', '--max-warnings', '0'],
				[tool('stylelint'), 'src/**/*.scss'],
				[tool('prettier'), '--check', '--log-level', 'warn', ...CHECKED_BY_PRETTIER],
			]),
	},
	browser: {
		cores: 1,
		after: ['build'],
		run: () =>
			sites.use([], (env) =>
				runJest('browser', ['--testPathIgnorePatterns', STAGE, ...inFolder('e2e')], rest, env),
			),
	},
	// These suites answer pages from the fixtures and do not change the site, so they can run in parallel.
	stage: {
		cores: 2,
		after: ['build'],
		run: () =>
			sites.use([], (env) =>
				runJest(
					'stage',
					['--roots', `<rootDir>/${STAGE}`, ...ON_A_SITE, '--maxWorkers=2'],
					rest,
					env,
				),
			),
	},
	contract: {
		cores: 1,
		after: ['build'],
		run: () => sites.use([], (env) => runJest('contract', inFolder('contract'), rest, env)),
	},
	companion: {
		cores: 1,
		after: ['build'],
		run: () =>
			sites.use(WITH_JETPACK, (env) => runJest('companion', inFolder('companion'), rest, env)),
	},
	budgets: {
		cores: 1,
		after: ['build'],
		run: () => runJest('budgets', ['--config', 'tests/budgets/jest.config.mjs'], rest),
	},
	// Last, because it reads the results of the other suites.
	requirements: {
		cores: 1,
		after: ['unit', 'budgets', 'companion', 'contract', 'browser', 'stage'],
		run: () => runChecks([['bin/requirements.mjs', ...(isWhole ? ['--results'] : [])]]),
	},
});
