/** Transpiled although in node_modules: published as ES modules only. */
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
	'@ariakit',
	'memize',
].join('|');

module.exports = {
	testEnvironment: 'jest-fixed-jsdom',
	testEnvironmentOptions: { url: 'http://site.test/wp-admin/admin.php?page=jetpack' },
	roots: ['<rootDir>/tests', '<rootDir>/src', '<rootDir>/fixtures'],
	testMatch: [
		'<rootDir>/tests/{api,app,domain,fixtures,lib,lint,plugin,screens,state,types,ui}/**/*.test.{ts,tsx}',
	],
	setupFiles: ['<rootDir>/tests/support/environment.ts'],
	setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
	moduleNameMapper: {
		'\\.module\\.scss$': '<rootDir>/tests/support/class-names.ts',
		'\\.s?css$': '<rootDir>/tests/support/nothing.ts',
		'\\.(svg|png|webp)$': '<rootDir>/tests/support/file-name.ts',
		'^@/(.*)$': '<rootDir>/src/$1',
		'^#fixtures/(.*)$': '<rootDir>/fixtures/$1',
		'^#tests/(.*)$': '<rootDir>/tests/$1',
	},
	transform: { '\\.[jt]sx?$': 'babel-jest', '\\.mjs$': 'babel-jest' },
	transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES})/)`],
	maxWorkers: 2,
	// Under load a screen takes seconds to draw; a test that hangs still fails.
	testTimeout: 20_000,
};
