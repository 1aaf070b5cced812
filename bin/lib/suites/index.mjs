import { runChecks, tool } from './run.mjs';
import { runJest } from './jest.mjs';
import { reportName, siteFlags, variablesOf } from './hosts.mjs';
import { suiteOf } from './test-files.mjs';

// `--roots` and similar flags take all following arguments as values, so they must come before these flags.
const ON_A_SITE = ['--config', 'tests/e2e/jest.config.js'];
const E2E = [...ON_A_SITE, '--runInBand'];
const STAGE = 'tests/e2e/stage';
/** Repeats on another WordPress what other files test in more depth. */
const OTHER_WORDPRESS = 'tests/e2e/other-wordpress';

const WITH_JETPACK = [
	...['--with-plugin', 'jetpack=tests/companion/jetpack-double'],
	...['--with-plugin', 'mode-probe=tests/companion/mode-probe'],
	...['--with-plugin', 'command-palette=tests/companion/command-palette'],
	...['--with-plugin', 'site-tools-double=tests/companion/site-tools-double'],
];

/** Parallel checkers would each check what they share: more processor time, and the other cores are busy with other suites. */
const ONE_CHECKER = ['--checkers', '1'];

const CHECKED_BY_PRETTIER = ['src', 'tests', 'bin', 'fixtures', '*.{js,mjs,json}', '.github'];

/**
 * Selects a suite by its folder, because a pattern would add to the patterns on the command line.
 *
 * @param {string} folder
 */
const inFolder = (folder) => ['--roots', `<rootDir>/tests/${folder}`, ...E2E];

/** A short run opens the pages of `stage` on the browser's site. */
const NOT_SHORT = ['react', 'stage'];

/** @param {string[]} files Test files, which jest takes as patterns. */
const leaveOut = (files) =>
	files.length > 0
		? ['--testPathIgnorePatterns', ...files.map((file) => `${file.replaceAll('.', '\\.')}$`)]
		: [];

/** @typedef {{ passed: number, failed: number, retried?: string[], suite?: string, where?: string }} Counts `where` is the host, if it isn't the default. */
/** @typedef {{ after: string[], run: () => Promise<Counts> }} Suite */

/** Tests that render large parts of the screens, for a short run on another React. */
const REACT_SAMPLE = [
	'tests/app/boot',
	'tests/ui/modal',
	'tests/ui/popover',
	'tests/screens/recommendations/steps',
	'tests/screens/dialogs/dialogs',
];

/**
 * The suites of `npm test`, the longest first, so that no core is idle at the end. Each names the suites that it waits for, and returns how many
 * tests passed and failed.
 *
 * @param {object}                       context
 * @param {import('./sites.mjs').Sites}  context.sites
 * @param {string[]}                     context.rest      Arguments for jest.
 * @param {boolean}                      [context.isWhole] Whether all suites run.
 * @param {import('./hosts.mjs').Host}   [context.host]    Where the suites run.
 * @param {(dataDir: string) => void}    [context.onSite]  Called with the data folder of each site.
 * @param {{ kept: string[], left: string[] }} [context.short] Test files that a short run has, and those that it leaves out.
 * @return {Record<string, Suite>}
 */
export function createSuites({ sites, rest, isWhole = false, host = {}, onSite, short }) {
	const onHost = (
		/** @type {string} */ name,
		/** @type {string[]} */ args,
		/** @type {object} */ env = {},
	) =>
		runJest(short ? `${name}-short` : reportName(name, host), args, rest, {
			...env,
			...variablesOf(host),
		});
	const keptBy = (/** @type {string} */ suite) =>
		(short?.kept ?? []).filter((file) => suiteOf(file) === suite);
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
	const suites = {
		// First, because most suites need it.
		build: {
			after: [],
			run: () => runChecks([[tool('webpack'), '--mode', 'production']]),
		},
		browser: {
			after: ['build'],
			// A file loads its scenario into the whole site, so each worker needs its own.
			run: () =>
				onSiteOf(
					'browser',
					short
						? [...inFolder('e2e'), ...keptBy('browser')]
						: [
								'--testPathIgnorePatterns',
								...[STAGE, ...(host.wordpress ? [] : [OTHER_WORDPRESS])],
								...['--roots', '<rootDir>/tests/e2e', ...ON_A_SITE, '--maxWorkers=2'],
							],
					[],
					short ? 1 : 2,
				),
		},
		unit: {
			after: ['build'],
			run: () => onHost('unit', short ? leaveOut(short.left) : []),
		},
		// These suites answer pages from the fixtures and do not change the site, so they can run in parallel.
		stage: {
			after: ['build'],
			run: () =>
				onSiteOf('stage', ['--roots', `<rootDir>/${STAGE}`, ...ON_A_SITE, '--maxWorkers=2']),
		},
		react: {
			after: ['build'],
			run: () => runJest('react', ['--maxWorkers=1', ...REACT_SAMPLE], rest, { TEST_REACT: '19' }),
		},
		types: {
			after: [],
			run: () =>
				runChecks([
					[tool('tsc'), '--noEmit', ...ONE_CHECKER],
					[tool('tsc'), '--noEmit', '--project', 'bin', ...ONE_CHECKER],
				]),
		},
		lint: {
			after: [],
			run: () =>
				runChecks([
					[tool('eslint'), '.', '--max-warnings', '0'],
					[tool('stylelint'), 'src/**/*.scss'],
					[tool('prettier'), '--check', '--log-level', 'warn', ...CHECKED_BY_PRETTIER],
				]),
		},
		contract: {
			after: ['build'],
			run: () => onSiteOf('contract', [...inFolder('contract'), ...keptBy('contract')]),
		},
		companion: {
			after: ['build'],
			run: () =>
				onSiteOf('companion', [...inFolder('companion'), ...keptBy('companion')], WITH_JETPACK),
		},
		budgets: {
			after: ['build'],
			run: () =>
				onHost('budgets', ['--config', 'tests/budgets/jest.config.mjs', ...keptBy('budgets')]),
		},
		// Last, because it reads the results of the other suites.
		requirements: {
			after: ['unit', 'budgets', 'companion', 'contract', 'browser', 'stage'],
			run: () => runChecks([['bin/requirements.mjs', ...(isWhole ? ['--results'] : [])]]),
		},
	};
	return Object.fromEntries(
		Object.entries(suites).filter(([name]) => !short || !NOT_SHORT.includes(name)),
	);
}
