import { spawn } from 'node:child_process';
import { ROOT } from '../dependencies.mjs';
import { endGroup } from '../end-group.mjs';
import { currentSink } from './output.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a script with this Node, its output shown where its suite's is.
 *
 * @param {string[]} args Script and arguments, relative to the project's folder.
 * @param {object}   env  Added to the environment.
 * @return {Promise<boolean>} Whether it ended well.
 */
export function runNode(args, env = {}) {
	const sink = currentSink();
	const colors = sink && process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
	const child = spawn(process.execPath, args, {
		cwd: ROOT,
		stdio: sink ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
		env: { ...process.env, ...colors, ...env },
		// A group of its own: jest's workers outlive jest when only jest is told to stop.
		detached: process.platform !== 'win32',
	});
	running.add(child);
	[child.stdout, child.stderr].forEach((stream) =>
		stream?.on('data', (chunk) => sink?.write(chunk)),
	);
	return new Promise((resolve) => {
		const end = (/** @type {boolean} */ isGood) => {
			running.delete(child);
			resolve(isGood);
		};
		child.on('error', () => end(false));
		child.on('exit', (code) => {
			// Its last words may still be on their way; something that it left behind may keep the pipe open for good.
			child.on('close', () => end(code === 0));
			setTimeout(() => end(code === 0), 2000).unref();
		});
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
