import config from '../../jest.config.js';

const [base] = config.projects;

/** Tests of the build's output; `npm test` runs them after the build. */
export default {
	rootDir: '../..',
	testEnvironment: 'node',
	testMatch: ['<rootDir>/tests/budgets/**/*.test.ts'],
	transform: base.transform,
};
