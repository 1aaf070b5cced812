const base = require('../../e2e/jest.config.js');

/**
 * Against the WordPress that `npm run beside` has booted, one file after another in alphabetical order, each on the database that the boot left.
 */
module.exports = {
	...base,
	rootDir: '../../..',
	// The site is unpacked below the project, and has its own package.json.
	roots: ['<rootDir>/tests', '<rootDir>/src', '<rootDir>/fixtures'],
	testMatch: ['<rootDir>/tests/beside/checks/*.check.ts'],
	setupFilesAfterEnv: ['<rootDir>/tests/beside/checks/setup.ts'],
	reporters: ['<rootDir>/tests/beside/checks/reporter.js'],
	testSequencer: '<rootDir>/tests/beside/checks/sequencer.js',
	testTimeout: 1_200_000,
};
