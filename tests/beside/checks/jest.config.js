const base = require('../../e2e/jest.config.js');

/** Against the WordPress that `npm run beside` has booted, one file after another in alphabetical order: the switches are last, because they change it. */
module.exports = {
	...base,
	rootDir: '../../..',
	testMatch: ['<rootDir>/tests/beside/checks/*.check.ts'],
	setupFilesAfterEnv: ['<rootDir>/tests/beside/checks/setup.ts'],
	testSequencer: '<rootDir>/tests/beside/checks/sequencer.js',
	testTimeout: 1_200_000,
};
