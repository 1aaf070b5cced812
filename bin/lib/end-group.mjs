import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals}                           name
 */
function signal(child, name) {
	const { pid } = child;
	if (!pid) {
		return;
	}
	try {
		// The child leads its own process group (spawned detached), which contains only processes that it started.
		process.kill(process.platform === 'win32' ? pid : -pid, name);
	} catch {
		// The process has already ended.
	}
}

/**
 * Ends a child and its workers: first with SIGTERM, then by force when the child has ended or after two seconds.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export async function endGroup(child) {
	signal(child, 'SIGTERM');
	if (child.exitCode === null && child.signalCode === null) {
		await Promise.race([once(child, 'exit'), sleep(2000)]);
	}
	signal(child, 'SIGKILL');
}
