import type { Page } from 'playwright-core';
import { isRestCall, pathOf } from './faults';

/** Collects the paths of the page's GET requests, so that a new request is included automatically. */
export function listenForReads(page: Page): Set<string> {
	const paths = new Set<string>();
	page.on('request', (request) => {
		if (request.method() === 'GET' && isRestCall(new URL(request.url()))) {
			paths.add(pathOf(request));
		}
	});
	return paths;
}
