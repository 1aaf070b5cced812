import { setTimeout as sleep } from 'node:timers/promises';

function signal(child, name) {
	try {
		// The child leads its own group (spawned detached), which holds nothing that we did not start.
		process.kill(process.platform === 'win32' ? child.pid : -child.pid, name);
		return true;
	} catch {
		return false;
	}
}

/** Ends a child with its workers: asked first, forced after two seconds. */
export async function endGroup(child) {
	const until = Date.now() + 2000;
	signal(child, 'SIGTERM');
	while (Date.now() < until) {
		await sleep(50);
		if (!signal(child, 0)) {
			return;
		}
	}
	signal(child, 'SIGKILL');
}
