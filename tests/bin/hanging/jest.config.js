/** Two tests that never end, each in a worker that writes its process id. */
module.exports = {
	rootDir: '../../..',
	roots: ['<rootDir>/tests/bin/hanging'],
	testEnvironment: 'node',
	testMatch: ['<rootDir>/tests/bin/hanging/*.hanging.js'],
	// A stopped run can leave half a cache behind, which must not be the cache of the other tests.
	cacheDirectory: `${process.env.HANGING_FOLDER}-cache`,
	maxWorkers: 2,
};
