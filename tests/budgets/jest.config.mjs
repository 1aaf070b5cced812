import config from '../../jest.config.js';

const [base] = config.projects;

/** Tests of the build's output; `npm test` runs them after the build. */
export default {
	rootDir: '../..',
	testEnvironment: 'node',
	// The tests of the dev tools wait for their bundle.
	testTimeout: 300_000,
	testMatch: ['<rootDir>/tests/budgets/**/*.test.ts'],
	transform: base.transform,
};
