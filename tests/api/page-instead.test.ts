/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { toErrorInfo } from '@/api';
import { settingsApi } from '@/api/entities/settings';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { PHP_CRASH } from '#tests/support/wire';

const PAGE = '<!DOCTYPE html><html><head><title>Blocked</title></head><body>Request denied.</body>';

const failWith = async (status: number, text: string) => {
	const { api } = createTestStore();
	server.use(http.post(`${REST}/settings`, () => new HttpResponse(text, { status })));
	return toErrorInfo(await failureOf(api(settingsApi).save({ monitor: true })));
};

it.each([
	...[401, 403, 406, 429, 500, 502, 503].map((status) => [status, PAGE] as const),
	[503, '<h1>Restarting</h1>'],
	[403, 'Denied.<br>\n<p class="id">Request 12</p>'],
	[406, '<h2>Not acceptable</h2>'],
	[429, '<center>Too many requests</center>'],
	[502, '<img src="/busy.png" alt="Busy">'],
	[500, '<h1>Fatal error</h1>'],
] as const)('with status %i, %s is said to come from a firewall', async (status, text) => {
	expect(await failWith(status, text)).toMatchObject({
		kind: 'http',
		code: 'page_instead',
		status,
		message: `A web page came instead of an answer (HTTP ${status}). A firewall or a security plugin of this site or its host may have sent it.`,
	});
});

it.each([
	['a refusal', 403, '{"code":"rest_forbidden","message":"No.","data":{"status":403}}'],
	[
		'it behind a notice',
		403,
		'<br /><b>Notice</b>: x<br />{"code":"rest_forbidden","message":"No."}',
	],
	['a bare text', 403, 'No.'],
	['a bare text with signs', 500, '1 < 2 and 3 > 2'],
	['a fatal error of PHP', 500, PHP_CRASH],
	['nothing', 503, ''],
	['a page that was not found', 404, PAGE],
])('%s: is no page of a firewall', async (_name, status, text) => {
	expect((await failWith(status, text)).code).not.toBe('page_instead');
});

it("WordPress's own fatal error: is plain sentences", async () => {
	const message =
		'<p>Something broke on this site.</p><p><a href="https://example.org/help/">Learn more.</a></p>';
	const body = {
		code: 'internal_server_error',
		message,
		data: { status: 500 },
		additional_errors: [],
	};
	expect(await failWith(500, JSON.stringify(body))).toMatchObject({
		code: 'internal_server_error',
		message: 'Something broke on this site.',
	});
});
