import type { Page } from 'playwright-core';
import { answerCalls, type Call, type CallRequest } from './interception';

export interface Fault {
	name: string;
	answer: (call: Call) => Promise<void>;
}

const json = (status: number, body: unknown) => (call: Call) =>
	call.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

const html = (status: number) => (call: Call) =>
	call.fulfill({
		status,
		contentType: 'text/html',
		body: '<!doctype html><h1>There has been a critical error on this website.</h1>',
	});

/** Every way in which a server or the connection to it can fail. */
export const FAULTS: Fault[] = [
	{
		name: '500 with a reason',
		answer: json(500, { code: 'broken', message: 'The cloud has a cold.', data: { status: 500 } }),
	},
	{ name: '500 with an HTML page', answer: html(500) },
	{
		name: '404',
		answer: json(404, { code: 'rest_no_route', message: 'No route.', data: { status: 404 } }),
	},
	{ name: '200 with an HTML page', answer: html(200) },
	{ name: '200 without a body', answer: (call) => call.fulfill({ status: 200, body: '' }) },
	{ name: '200 with an unexpected body', answer: json(200, [[{ surprise: true }]]) },
	{ name: 'no network', answer: (call) => call.abort('connectionfailed') },
	{
		name: 'a truncated body',
		answer: (call) =>
			call.fulfill({ status: 200, contentType: 'application/json', body: '{"code":"succ' }),
	},
];

const refuseNonce = json(403, {
	code: 'rest_cookie_invalid_nonce',
	message: 'Cookie check failed',
	data: { status: 403 },
});

/** The nonce that the fixtures return when asked. */
export const FRESH_NONCE = 'renewed123';

/** The nonce has expired; requests with a renewed one pass. */
export const STALE_NONCE: Fault = {
	name: 'an expired nonce',
	answer: (call) =>
		call.request().headers()['x-wp-nonce'] === FRESH_NONCE ? call.fallback() : refuseNonce(call),
};

/** The session has ended: no nonce is accepted. */
export const NO_SESSION: Fault = { name: 'an ended session', answer: refuseNonce };

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
