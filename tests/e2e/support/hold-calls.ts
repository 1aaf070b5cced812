import type { Page } from 'playwright-core';
import { breakCalls } from './faults';
import type { CallRequest } from './interception';

/** Holds requests until the returned function is called, so that a test can check the pending state. */
export async function holdCalls(
	page: Page,
	matches: (path: string, request: CallRequest) => boolean,
): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await breakCalls(
		page,
		async (call) => {
			await released;
			await call.fallback();
		},
		matches,
	);
	return release;
}

export const isInstall = (path: string, request: CallRequest) =>
	path === 'plugins' && request.method() === 'POST';
