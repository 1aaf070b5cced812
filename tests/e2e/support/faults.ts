import type { Page } from 'playwright-core';
import { answerCalls, type Call, type CallRequest } from './interception';

export interface Fault {
	name: string;
	answer: (call: Call) => Promise<void>;
}

const json = (status: number, body: unknown) => (call: Call) =>
	call.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** The server fails, and says why. */
export const FAILURE = json(500, {
	code: 'broken',
	message: 'The cloud has a cold.',
	data: { status: 500 },
});

export const pathOf = (request: Pick<CallRequest, 'url'>): string => {
	const url = new URL(request.url());
	const path = url.searchParams.get('rest_route') ?? url.pathname.replace('/wp-json', '');
	return path.replace('/jetpack/v4/', '');
};

/** The paths of a request's calls: its own, or those that it joins. */
export const listCalls = (request: Pick<CallRequest, 'url'>): string[] => {
	const joined = new URL(request.url()).searchParams.getAll('calls[]');
	return joined.length > 0
		? joined.map((call) => call.replace(/^jetpack\/v4\/|\?.*$/g, ''))
		: [pathOf(request)];
};

export const isRestCall = ({ searchParams, pathname }: URL): boolean =>
	(searchParams.get('rest_route') ?? pathname).includes('/jetpack/v4/');

/** Answers requests to the REST API instead of the site; without a filter, all of them. */
export const breakCalls = (
	page: Page,
	answer: Fault['answer'],
	matches: (path: string, request: CallRequest) => boolean = () => true,
): Promise<() => Promise<void>> =>
	answerCalls(page, isRestCall, (call) =>
		matches(pathOf(call.request()), call.request()) ? answer(call) : call.fallback(),
	);
