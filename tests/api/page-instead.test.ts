/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import { toErrorInfo } from '@/api';
import { settingsApi } from '@/api/entities/settings';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';

const PAGE = '<!DOCTYPE html><html><head><title>Blocked</title></head><body>Request denied.</body>';

const failWith = async (status: number, text: string) => {
	const { api } = createTestStore();
	server.use(http.post(`${REST}/settings`, () => new HttpResponse(text, { status })));
	return toErrorInfo(await failureOf(api(settingsApi).save({ monitor: true })));
};

it.each([401, 403, 406, 429, 500, 502, 503])(
	'a page with status %i: says who may have answered',
	async (status) => {
		expect(await failWith(status, PAGE)).toMatchObject({
			kind: 'http',
			code: 'page_instead',
			status,
			message: `A web page came instead of an answer (HTTP ${status}). A firewall or a security plugin of this site or its host may have sent it.`,
		});
	},
);

it.each([
	[
		'a refusal of WordPress',
		403,
		'{"code":"rest_forbidden","message":"No.","data":{"status":403}}',
	],
	[
		'its refusal behind a notice',
		403,
		'<br /><b>Notice</b>: x<br />{"code":"rest_forbidden","message":"No."}',
	],
	['a bare text', 403, 'No.'],
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
