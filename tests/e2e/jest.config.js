const [base] = require('../../jest.config.js').projects;

/** Against a running WordPress and one browser, both started by `bin/test.mjs`. One file at a time: the site is shared. */
module.exports = {
	rootDir: '../..',
	runtime: base.runtime,
	testEnvironment: '<rootDir>/tests/e2e/support/environment.js',
	testMatch: ['<rootDir>/tests/{e2e,contract,companion}/**/*.test.ts'],
	globals: base.globals,
	setupFilesAfterEnv: ['<rootDir>/tests/e2e/support/setup.ts'],
	moduleNameMapper: base.moduleNameMapper,
	transform: base.transform,
	transformIgnorePatterns: base.transformIgnorePatterns,
	// PHP in WebAssembly is several times slower than on a host: a tenth of a second per request.
	testTimeout: 300_000,
	maxWorkers: 1,
	// The browser of a worker closes only with its process.
	forceExit: true,
};
