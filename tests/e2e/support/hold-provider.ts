import type { Page } from 'playwright-core';
import { listProviderReads } from '../../../bin/lib/client-paths.js';
import { isRestCall, listCalls } from './faults';
import { answerCalls, isFirstCalls, keepFirstCalls } from './interception';

export interface HeldRequest {
	calls: string[];
	/** Whether the app sent it because the page's own request did not wait for the answers. */
	isPatient: boolean;
	/** Lets the site answer. */
	pass: () => Promise<void>;
	/** Ends the request without an answer to any of its calls, as the site does after its time limit. */
	giveUp: () => Promise<void>;
}

/** Whether a read asks the provider. A number at its end is the id of something. */
export const asksProvider = (path: string): boolean =>
	listProviderReads().includes(path.replace(/\/\d+$/, ''));

const isOfProvider = (request: { url: () => string }) => listCalls(request).some(asksProvider);

/**
 * Holds every read for which the site asks the provider.
 *
 * @return Waits for the next of them, in the order in which they were sent.
 */
export async function holdProvider(page: Page): Promise<() => Promise<HeldRequest>> {
	const held: HeldRequest[] = [];
	const waiting: ((request: HeldRequest) => void)[] = [];
	keepFirstCalls(page);
	await answerCalls(
		page,
		(url) => isFirstCalls(url) || isRestCall(url),
		(call) => {
			const request = call.request();
			if (request.method() !== 'GET' || !isOfProvider(request)) {
				return call.fallback();
			}
			const one = {
				calls: listCalls(request),
				isPatient: new URL(request.url()).searchParams.has('patient'),
				pass: () => call.fallback(),
				giveUp: () => call.fulfill({ contentType: 'application/x-ndjson' }),
			};
			const receive = waiting.shift();
			return receive ? receive(one) : void held.push(one);
		},
	);
	return () => {
		const request = held.shift();
		return request ? Promise.resolve(request) : new Promise((receive) => waiting.push(receive));
	};
}

/** The reads that ask the provider, with the browser's timing: the calls, start and end in milliseconds. */
export async function timeProviderReads(
	page: Page,
): Promise<{ calls: string[]; start: number; end: number }[]> {
	const entries = await page.evaluate(() =>
		(performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
			({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd }),
		),
	);
	return entries
		.map(({ name, ...times }) => ({ request: { url: () => name }, ...times }))
		.filter(({ request }) => isOfProvider(request))
		.map(({ request, ...times }) => ({ calls: listCalls(request), ...times }))
		.sort((one, other) => one.start - other.start);
}
