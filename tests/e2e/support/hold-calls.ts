import type { Page } from 'playwright-core';
import { breakCalls } from './faults';
import type { CallRequest } from './interception';

/** Keeps calls on their way until they are let go, so that what stands meanwhile can be seen. */
export async function holdCalls(
	page: Page,
	matches: (path: string, request: CallRequest) => boolean,
): Promise<() => void> {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await breakCalls(
		page,
		async (call) => {
			await held;
			await call.fallback();
		},
		matches,
	);
	return letGo;
}

export const isInstall = (path: string, request: CallRequest) =>
	path === 'plugins' && request.method() === 'POST';
