/** Two tests that never end, each in a worker that writes its process id. */
module.exports = {
	rootDir: '../../..',
	testEnvironment: 'node',
	testMatch: ['<rootDir>/tests/bin/hanging/*.hanging.js'],
	maxWorkers: 2,
};
