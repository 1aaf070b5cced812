/** Transpiled although in node_modules, because they are published as ES modules only. */
const ESM_PACKAGES = [
	'@wordpress',
	'msw',
	'@mswjs',
	'@open-draft',
	'until-async',
	'rettime',
	'is-node-process',
	'outvariant',
	'strict-event-emitter',
	'headers-polyfill',
	'uuid',
	'change-case',
	'colord',
	'gettext-parser',
	'@ariakit',
	'memize',
	'pixelmatch',
].join('|');

/** Faster than Babel, which matters in a fresh clone without a cache. */
const SWC = {
	jsc: {
		parser: { syntax: 'typescript', tsx: true },
		target: 'es2022',
		transform: { react: { runtime: 'automatic' } },
	},
	module: { type: 'commonjs' },
};

/** React for the tests: the installed version, or React 19 for `npm test -- --react 19`. Every package gets the same copy. */
const REACT =
	process.env.TEST_REACT === '19'
		? { '^react(-dom)?($|/.*)': '<rootDir>/node_modules/react$1-19$2' }
		: {};

const shared = {
	runtime: '<rootDir>/tests/support/runtime.js',
	roots: ['<rootDir>/tests', '<rootDir>/src', '<rootDir>/fixtures'],
	testEnvironmentOptions: { url: 'http://site.test/wp-admin/admin.php?page=jetpack' },
	setupFiles: ['<rootDir>/tests/support/environment.ts'],
	moduleNameMapper: {
		...REACT,
		'\\.module\\.scss$': '<rootDir>/tests/support/class-names.ts',
		'\\.s?css$': '<rootDir>/tests/support/nothing.ts',
		'\\.(svg|png|webp)$': '<rootDir>/tests/support/file-name.ts',
		// Unused modules that are half of a file's imports: all icons and components, msw's GraphQL.
		'^@wordpress/components$': '<rootDir>/tests/support/components.ts',
		'^@wordpress/icons$': '<rootDir>/tests/support/icons.ts',
		'^graphql$': '<rootDir>/tests/support/nothing.ts',
		'/internal/getCallFrame$': '<rootDir>/tests/support/call-frame.ts',
		'^@/(.*)$': '<rootDir>/src/$1',
		'^#fixtures/(.*)$': '<rootDir>/fixtures/$1',
		'^#tests/(.*)$': '<rootDir>/tests/$1',
	},
	transform: { '\\.m?[jt]sx?$': ['@swc/jest', SWC] },
	transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES})/)`],
};

const IN_FOLDERS = (folders) => [`<rootDir>/tests/{${folders}}/**/*.test.{ts,tsx}`];

module.exports = {
	projects: [
		{
			...shared,
			displayName: 'page',
			testEnvironment: 'jest-fixed-jsdom',
			testMatch: IN_FOLDERS('app,screens,ui,extras/*/views'),
			// The last setup file runs first after a test, so that errors during unmounting count, too.
			setupFilesAfterEnv: [
				'<rootDir>/tests/support/quiet.ts',
				'<rootDir>/tests/support/network.ts',
				'<rootDir>/tests/support/setup.ts',
			],
		},
		{
			...shared,
			displayName: 'network',
			// These layers use no DOM, except for the code that decodes the server's texts.
			testEnvironment: 'node',
			testMatch: IN_FOLDERS('api,state,extras/*/{api,state}'),
			setupFilesAfterEnv: [
				'<rootDir>/tests/support/quiet.ts',
				'<rootDir>/tests/support/network.ts',
			],
		},
		{
			...shared,
			displayName: 'plain',
			// Rules use no browser, and creating a DOM for each file takes half of the time.
			testEnvironment: 'node',
			testMatch: IN_FOLDERS(
				'beside,bin,domain,extras/*/domain,fixtures,lib,lint,plugin,support,types',
			),
			setupFilesAfterEnv: ['<rootDir>/tests/support/quiet.ts'],
		},
	],
	maxWorkers: 2,
	// Under load, a screen takes seconds to render; a hanging test still fails.
	testTimeout: 60_000,
};
