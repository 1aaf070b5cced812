const [base] = require('../../jest.config.js').projects;

/** Looks at what the build left behind: run by `npm test` after it. */
module.exports = {
	rootDir: '../..',
	testEnvironment: 'node',
	testMatch: ['<rootDir>/tests/budgets/**/*.test.ts'],
	transform: base.transform,
};
