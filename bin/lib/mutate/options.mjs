/** The project of jest.config.js that a folder's tests need. If folders need different projects, the first of these runs them all. */
const PROJECTS = Object.entries({
	page: /^tests\/(app|screens|ui|extras)\b/,
	network: /^tests\/(api|state)\b/,
	plain: /^tests/,
});

/**
 * Options of StrykerJS.
 *
 * @param {string[]} paths    Files and folders to change, relative to the root.
 * @param {string[]} more     Folders of tests to run besides those of rules, or of rules, state and api.
 * @param {{ displayName: string }[]} projects Of jest.config.js.
 * @param {string}   tool     Folder with the packages of StrykerJS.
 */
export function optionsFor(paths, more, projects, tool) {
	const isRule = paths.every((path) => path.startsWith('src/domain'));
	const ofExtras = paths.flatMap((path) => /^src\/(extras\/[\w-]+)/.exec(path)?.[1] ?? []);
	const tests = [
		'tests/domain',
		...(isRule ? [] : ['tests/state', 'tests/api']),
		...ofExtras.map((folder) => `tests/${folder}`),
		...more,
	];
	const name = PROJECTS.find(([, folder]) => tests.some((test) => folder.test(test)))?.[0];
	return {
		mutate: paths.map((path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.ts`)),
		testRunner: 'jest',
		plugins: [
			`${tool}/node_modules/@stryker-mutator/jest-runner/dist/src/index.js`,
			`${tool}/ignore-texts.mjs`,
		],
		ignorers: ['texts'],
		jest: {
			config: {
				...projects.find(({ displayName }) => displayName === name),
				// For each change, Jest searches its roots again for the tests of a file.
				roots: [isRule && more.length === 0 ? 'src/domain' : 'src', ...tests].map(
					(folder) => `<rootDir>/${folder}`,
				),
				testMatch: ['**/*.test.{ts,tsx}'],
				testTimeout: 10_000,
			},
		},
		coverageAnalysis: 'perTest',
		concurrency: 2,
		timeoutMS: 20_000,
		// A progress bar on a terminal, elsewhere a line every ten seconds.
		reporters: ['clear-text', 'progress'],
		clearTextReporter: { reportTests: false, logTests: false, skipFull: true },
		// A single surviving change makes the exit code 1.
		thresholds: { high: 100, low: 100, break: 100 },
		logLevel: 'warn',
		tempDirName: '.cache/mutate',
		cleanTempDir: 'always',
		// Keeps what tests read. With tsconfig.json, Stryker would look for its own TypeScript.
		ignorePatterns: [
			'**',
			'!src/**',
			'!tests/**',
			'!fixtures/**',
			'!jest.config.js',
			'!package.json',
		],
		disableTypeChecks: false,
	};
}
