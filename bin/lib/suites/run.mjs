import { spawn } from 'node:child_process';
import { ROOT } from '../dependencies.mjs';
import { endGroup } from '../end-group.mjs';
import { currentSink } from './output.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Jest, webpack and the linters have many functions, and run each only a few times. `interrupt-budget` makes V8 optimize a function only after
 * 15 times as many runs as by default, because the compiler took more processor time than its code saved; `max-semi-space-size` (in MB, 16 by
 * default) makes it collect new objects less often. Together they save a quarter of the time of the screens' tests. The last two make V8 compile each
 * function immediately and keep its code, because Jest's workers run it in one test file after another (`tests/support/runtime.js`); this saves an
 * eighth of that time. Jest's workers inherit all of them.
 */
const NODE_FLAGS = [
	...['--max-semi-space-size=64', '--interrupt-budget=1000000'],
	...['--always-sparkplug', '--no-flush-bytecode'],
];

/**
 * Runs a script with this Node. Its output is part of its suite's output.
 *
 * @param {string[]} args Script and arguments, relative to the project's folder.
 * @param {object}   env  Additional environment variables.
 * @return {Promise<boolean>} Whether it succeeded.
 */
export function runNode(args, env = {}) {
	const sink = currentSink();
	const colors = sink && process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
	const child = spawn(process.execPath, [...NODE_FLAGS, ...args], {
		cwd: ROOT,
		stdio: sink ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
		env: { ...process.env, ...colors, ...env },
		// A separate process group, because jest's workers outlive jest if only jest is stopped.
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
			// Its last output may still arrive, but a leftover process could keep the pipe open forever.
			child.on('close', () => end(code === 0));
			setTimeout(() => end(code === 0), 2000).unref();
		});
	});
}

/** Ends all running children with their workers. */
export const stopRunning = () => Promise.all([...running].map(endGroup));

/**
 * Path of a package's command in node_modules.
 *
 * @param {string} name
 */
export const tool = (name) => `node_modules/.bin/${name}`;

/**
 * Runs all commands, each as one check, even if one fails.
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
