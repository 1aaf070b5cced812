const { appendFileSync, readFileSync } = require('node:fs');

/** The runner of jest, which has no types. */
const { default: circus } = require(require.resolve('jest-circus/runner'));

const { tests, results } = JSON.parse(readFileSync(process.env.MUTATE_PLAN ?? '', 'utf8'));
/** More repetitions of one place than any test needs: the mutant has made a loop endless. */
const ENDLESS = 5_000_000;

/**
 * The number of the mutant that a test belongs to.
 *
 * @param {any} block
 * @return {number}
 */
const idOf = ({ name, parent }) => (parent.parent ? idOf(parent) : Number(name));

/**
 * Loads a test file with its setup once for each of its mutants, 0 for none, and notes which of them failed.
 *
 * @param {any[]} context What jest gives to its runner.
 */
module.exports = async function run(...context) {
	const [, config, environment, runtime, path] = context;
	const { global } = environment;
	const load = runtime.requireModule.bind(runtime);
	const files = [...config.setupFilesAfterEnv, path];
	const reached = new Set();
	const killed = new Set();
	let active = 0;
	let turns = 0;
	const start = (/** @type {number} */ id) => {
		active = id;
		turns = 0;
	};
	global.mutant = (/** @type {number} */ id) => {
		reached.add(id);
		if (++turns > ENDLESS) {
			throw new Error('An endless loop.');
		}
		return id === active;
	};
	runtime.requireModule = (/** @type {string} */ file, /** @type {any[]} */ ...more) => {
		if (more.length > 0 || !files.includes(file)) {
			return load(file, ...more);
		}
		if (file !== path) {
			return undefined;
		}
		for (const id of tests[path]) {
			global.describe(String(id), () => {
				start(id);
				global.beforeAll(() => start(id));
				try {
					runtime.isolateModules(() => files.forEach((one) => load(one)));
				} catch (error) {
					global.it('loads', () => {
						throw error;
					});
				}
			});
		}
		return undefined;
	};
	environment.handleTestEvent = (/** @type {any} */ { name, test }) => {
		// The first failure is enough.
		if (name === 'test_start' && killed.has(idOf(test.parent))) {
			test.mode = 'skip';
		}
		if (name === 'test_start') {
			turns = 0;
		}
		if (name === 'test_done' && test.errors.length > 0) {
			killed.add(idOf(test.parent));
		}
	};
	const result = await circus(...context);
	appendFileSync(
		results,
		`${JSON.stringify({ path, reached: [...reached], killed: [...killed] })}\n`,
	);
	return result;
};
