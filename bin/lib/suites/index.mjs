import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { runChecks, tool } from './run.mjs';
import { runJest } from './jest.mjs';
import { reportName, siteFlags, variablesOf } from './hosts.mjs';

// `--roots` and similar flags take all following arguments as values, so they must come before these flags.
const ON_A_SITE = ['--config', 'tests/e2e/jest.config.js'];
const E2E = [...ON_A_SITE, '--runInBand'];
const STAGE = 'tests/e2e/stage';
/** A walk that repeats on another WordPress what other files test in more depth. */
const OTHER_WORDPRESS = 'tests/e2e/other-wordpress';

const WITH_JETPACK = [
	...['--with-plugin', 'jetpack=tests/companion/jetpack-double'],
	...['--with-plugin', 'mode-probe=tests/companion/mode-probe'],
	...['--with-plugin', 'command-palette=tests/companion/command-palette'],
	...['--with-plugin', 'site-tools-double=tests/companion/site-tools-double'],
];

const CHECKED_BY_PRETTIER = ['src', 'tests', 'bin', 'fixtures', '*.{js,mjs,json}'];

/**
 * Selects a suite by its folder, because a pattern would add to the patterns on the command line.
 *
 * @param {string} folder
 */
const inFolder = (folder) => ['--roots', `<rootDir>/tests/${folder}`, ...E2E];

/** @typedef {{ cores: number, after: string[], run: () => Promise<{ passed: number, failed: number, retried?: string[] }> }} Suite */

/** Written when the bundle with the dev tools has been built, or could not be: its few tests wait for it (`tests/support/dev-bundle.ts`). */
export const DEV_BUILD_ENDED = join(ROOT, '.cache/test/build-dev-ended');

/** Tests that render large parts of the screens, for a short run on another React. */
const REACT_SAMPLE = [
	'tests/app/boot',
	'tests/ui/modal',
	'tests/ui/popover',
	'tests/screens/recommendations/steps',
	'tests/screens/dialogs/dialogs',
];

/**
 * The suites of `npm test`. Suites that others wait for, or that keep one core busy beside the longest, are first; several run at the end, so
 * that no core is idle. Each has the number of cores it uses and the suites it waits for, and returns how many tests passed and failed.
 *
 * @param {object}                       context
 * @param {import('./sites.mjs').Sites}  context.sites
 * @param {string[]}                     context.rest      Arguments for jest.
 * @param {boolean}                      [context.isWhole] Whether all suites run.
 * @param {import('./hosts.mjs').Host}   [context.host]    Where the suites run.
 * @param {(dataDir: string) => void}    [context.onSite]  Called with the data folder of each site.
 * @return {Record<string, Suite>}
 */
export function createSuites({ sites, rest, isWhole = false, host = {}, onSite }) {
	const onHost = (
		/** @type {string} */ name,
		/** @type {string[]} */ args,
		/** @type {object} */ env = {},
	) =>
		runJest(reportName(name, host), args, rest, {
			...env,
			...variablesOf(host),
		});
	const onSiteOf = (
		/** @type {string} */ name,
		/** @type {string[]} */ args,
		/** @type {string[]} */ flags = [],
		count = 1,
	) =>
		sites.use(
			[...siteFlags(host), ...flags],
			(envs) => {
				envs.forEach((env) => onSite?.(env.E2E_DATA_DIR));
				return onHost(name, args, {
					E2E_URL: envs.map((env) => env.E2E_URL).join(','),
					E2E_DATA_DIR: envs.map((env) => env.E2E_DATA_DIR).join(','),
				});
			},
			count,
		);
	return {
		// First and alone, because most suites need it.
		build: {
			cores: Infinity,
			after: [],
			run: () => runChecks([[tool('webpack'), '--mode', 'production']]),
		},
		'build-dev': {
			cores: 1,
			after: ['build'],
			run: () =>
				runChecks([[tool('webpack'), '--mode', 'production', '--env', 'dev-tools']]).finally(() =>
					writeFileSync(DEV_BUILD_ENDED, ''),
				),
		},
		unit: { cores: 2, after: [], run: () => onHost('unit', []) },
		react: {
			cores: 1,
			after: [],
			run: () => runJest('react', ['--maxWorkers=1', ...REACT_SAMPLE], rest, { TEST_REACT: '19' }),
		},
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
			cores: 2,
			after: ['build'],
			// A file loads its scenario into the whole site, so each worker has a site.
			run: () =>
				onSiteOf(
					'browser',
					[
						...['--testPathIgnorePatterns', STAGE, ...(host.wordpress ? [] : [OTHER_WORDPRESS])],
						...['--roots', '<rootDir>/tests/e2e'],
						...[...ON_A_SITE, '--maxWorkers=2'],
					],
					[],
					2,
				),
		},
		// These suites answer pages from the fixtures and do not change the site, so they can run in parallel.
		stage: {
			cores: 2,
			after: ['build'],
			run: () =>
				onSiteOf('stage', ['--roots', `<rootDir>/${STAGE}`, ...ON_A_SITE, '--maxWorkers=2']),
		},
		contract: {
			cores: 1,
			after: ['build'],
			run: () => onSiteOf('contract', inFolder('contract')),
		},
		companion: {
			cores: 1,
			after: ['build'],
			run: () => onSiteOf('companion', inFolder('companion'), WITH_JETPACK),
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
	};
}
