import type { Page, Request } from 'playwright-core';
import { breakCalls } from './faults';

/** Keeps calls on their way until they are let go, so that what stands meanwhile can be seen. */
export async function holdCalls(
	page: Page,
	matches: (path: string, request: Request) => boolean,
): Promise<() => void> {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await breakCalls(
		page,
		async (route) => {
			await held;
			await route.fallback();
		},
		matches,
	);
	return letGo;
}

export const isInstall = (path: string, request: Request) =>
	path === 'plugins' && request.method() === 'POST';
