import config from '../../jest.config.js';

const [base] = config.projects;

/** Looks at what the build left behind: run by `npm test` after it. */
export default {
	rootDir: '../..',
	testEnvironment: 'node',
	testMatch: ['<rootDir>/tests/budgets/**/*.test.ts'],
	transform: base.transform,
};
