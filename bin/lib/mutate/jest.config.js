const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../../..');
/** @type {any} */
const base = require(join(ROOT, 'jest.config.js'));

const { code } = JSON.parse(readFileSync(process.env.MUTATE_PLAN ?? '', 'utf8'));
const changed = Object.keys(code).map((path) => path.replace(/[.[\]]/g, '\\$&'));

/** The project's own configuration, with the mutants in place of the files and each test repeated for each mutant. */
module.exports = {
	...base,
	projects: base.projects.map((/** @type {any} */ project) => ({
		...project,
		rootDir: ROOT,
		transform: {
			[`^(${changed.join('|')})$`]: [
				join(__dirname, 'transform.js'),
				project.transform['\\.m?[jt]sx?$'][1],
			],
			...project.transform,
		},
		testRunner: join(__dirname, 'runner.js'),
	})),
	maxWorkers: 2,
	testTimeout: 5000,
};
