/** @jest-environment jest-fixed-jsdom */
import { toErrorInfo } from '@/api';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { settingsApi } from '@/api/entities/settings';
import { failureOf } from '#tests/support/failure-of';
import { read, refused } from './tables';

const envelope = (code: unknown, message: string, data: unknown, more: object = {}) => ({
	code,
	message,
	data,
	...more,
});

const OF_PROVIDER = { status: 400, api_error_code: 'unknown_blog', api_http_code: 404 };
const DEEPER = { additional_errors: [{ code: -32000, message: 'Deeper', data: null }] };
const ILL = envelope('failed_test__sync_health', 'Ill', null, DEEPER);
const COULD_NOT = "The server couldn't do this. (Status 500)";

it.each<[string, number, unknown, object]>([
	[
		'an error in a 200, because the provider was never reached',
		200,
		envelope('failed_to_fetch_data', 'Away', { status: '' }),
		{ kind: 'envelope', status: 200, code: 'failed_to_fetch_data', message: 'Away' },
	],
	[
		'an error in a 200 that contains another status',
		200,
		envelope('unauthorized', 'No', { status: 403 }),
		{ kind: 'envelope', status: 200, code: 'unauthorized', message: 'No' },
	],
	[
		'an envelope whose data is null',
		500,
		envelope('failed', 'No way out', null),
		{ kind: 'http', code: 'failed', message: 'No way out (Status 500)', fields: {} },
	],
	[
		'an envelope without a message',
		500,
		envelope('Reconnect failed', '', null),
		{ code: 'Reconnect failed', message: 'Reconnect failed (Status 500)' },
	],
	['an empty body', 500, undefined, { kind: 'http', code: '', message: COULD_NOT }],
	[
		'a 404 with a code of its own',
		404,
		envelope('active_already', 'It is on', { status: 404 }),
		{
			kind: 'not-found',
			code: 'active_already',
			serverMessage: 'It is on',
			message: 'It is on (Status 404)',
		},
	],
	[
		'a message with line breaks',
		403,
		envelope('rest_forbidden', 'You may not.\n\t\t\tAsk the owner.', { status: 403 }),
		{ message: 'You may not. Ask the owner. (Status 403)' },
	],
	['a code that is a number', 500, envelope(-10520, '[missing_token]', null), { code: '-10520' }],
	[
		"the provider's own code next to the site's",
		400,
		envelope('failed', 'Failed', OF_PROVIDER),
		{ code: 'failed', apiErrorCode: 'unknown_blog' },
	],
	[
		'null as the code of the provider',
		400,
		envelope('failed', 'No id', { ...OF_PROVIDER, api_error_code: null }),
		{ apiErrorCode: '' },
	],
	[
		'ERR-02 additional errors with numeric codes, which stay in the response',
		500,
		ILL,
		{ code: 'failed_test__sync_health', response: ILL },
	],
])('ERR-01 ERR-03 raises the error for %s', async (_what, status, body, expected) => {
	expect(await failureOf(read('connection/data', body, status))).toMatchObject(expected);
});

const save = (answer: unknown, status: number) =>
	refused('settings', (api) => api(settingsApi).save({ a: 1 }), answer, status);

it('decodes the message of a partial save without its leading space and entities', async () => {
	const message = ' Invalid option: a. &quot;b&quot; &amp; c: refused';
	expect(await save(envelope('some_updated', message, { status: 400 }), 400)).toMatchObject({
		kind: 'http',
		code: 'some_updated',
		message: 'Invalid option: a. "b" & c: refused (Status 400)',
	});
});

const NAMES = 'Invalid parameter(s): api_key';
const DETAILS = { api_key: { code: 'rest_invalid_pattern', message: 'Only', data: null } };

it.each<[string, object, string]>([
	['in a map', { params: { api_key: '&quot;a&quot; only' }, details: DETAILS }, '"a" only'],
	['in a map, without details', { params: { api_key: 'Letters' }, details: [] }, 'Letters'],
	['without a text', { params: { api_key: '' }, details: [] }, NAMES],
	['in a list', { params: ['api_key'] }, NAMES],
])('names the field that the server refused %s', async (_what, data, reason) => {
	const refusal = envelope('rest_invalid_param', NAMES, { status: 400, ...data });
	const checking = refused(
		'module/akismet/key/check',
		(api) => api(antiSpamApi).checkKey('no-key'),
		refusal,
		400,
	);
	const fields = { api_key: reason };
	expect(await checking).toMatchObject({ kind: 'http', status: 400, code: refusal.code, fields });
	expect(toErrorInfo(await checking).fields).toEqual(fields);
});

it('has no fields in the plain form of an error without them', async () => {
	expect(toErrorInfo(await save(undefined, 500))).toEqual({
		kind: 'http',
		code: '',
		status: 500,
		message: "The server couldn't do this.",
	});
});
