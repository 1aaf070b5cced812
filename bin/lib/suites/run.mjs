import { spawn } from 'node:child_process';
import { ROOT } from '../dependencies.mjs';
import { endGroup } from '../end-group.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a script with this Node, its output shown as it comes.
 *
 * @param {string[]} args Script and arguments, relative to the project's folder.
 * @param {object}   env  Added to the environment.
 * @return {Promise<boolean>} Whether it ended well.
 */
export function runNode(args, env = {}) {
	const child = spawn(process.execPath, args, {
		cwd: ROOT,
		stdio: ['ignore', 'inherit', 'inherit'],
		env: { ...process.env, ...env },
		// A group of its own: jest's workers outlive jest when only jest is told to stop.
		detached: process.platform !== 'win32',
	});
	running.add(child);
	return new Promise((resolve) => {
		const end = (/** @type {boolean} */ isGood) => {
			running.delete(child);
			resolve(isGood);
		};
		child.on('error', () => end(false));
		child.on('exit', (code) => end(code === 0));
	});
}

/** Ends what still runs, down to its workers. */
export const stopRunning = () => Promise.all([...running].map(endGroup));

/**
 * Where npm has put the command of a package.
 *
 * @param {string} name
 */
export const tool = (name) => `node_modules/.bin/${name}`;

/**
 * Runs commands as one check each, to the last, so that one run tells all.
 *
 * @param {string[][]} commands Script and arguments of each.
 */
export async function runChecks(commands) {
	const counts = { passed: 0, failed: 0 };
	for (const args of commands) {
		counts[(await runNode(args)) ? 'passed' : 'failed']++;
	}
	return counts;
}
