import type { Page } from 'playwright-core';
import { isRestCall, pathOf } from './faults';

/** The reads of a page, by path: found by listening, so that a new one is among them. */
export function listenForReads(page: Page): Set<string> {
	const paths = new Set<string>();
	page.on('request', (request) => {
		if (request.method() === 'GET' && isRestCall(new URL(request.url()))) {
			paths.add(pathOf(request));
		}
	});
	return paths;
}
