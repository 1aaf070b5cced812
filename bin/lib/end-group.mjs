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
		// The child leads its own group (spawned detached), which holds nothing that we did not start.
		process.kill(process.platform === 'win32' ? pid : -pid, name);
	} catch {
		// Gone already.
	}
}

/**
 * Ends a child with its workers: asked first, forced once the child is gone or two seconds have passed.
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
