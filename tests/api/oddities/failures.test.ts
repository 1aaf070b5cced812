/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { toErrorInfo } from '@/api';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { catalogApi } from '@/api/entities/catalog';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost, crash } from '#tests/support/wire';

const envelope = (code: unknown, message: string, data: unknown, more: object = {}) => ({
	code,
	message,
	data,
	...more,
});

/** Responses to GET connection/data, and the resulting errors. */
const FAILURES = [
	{
		name: 'an error in a 200, because the provider was never reached',
		status: 200,
		body: envelope('failed_to_fetch_data', 'Away', { status: '' }),
		expected: { kind: 'envelope', status: 200, code: 'failed_to_fetch_data', message: 'Away' },
	},
	{
		name: 'an error in a 200 that contains another status',
		status: 200,
		body: envelope('unauthorized', 'No', { status: 403 }),
		expected: { kind: 'envelope', status: 200, code: 'unauthorized', message: 'No' },
	},
	{
		name: 'an envelope whose data is null',
		status: 500,
		body: envelope('register_http_request_failed', 'No way out', null),
		expected: {
			kind: 'http',
			code: 'register_http_request_failed',
			message: 'No way out (Status 500)',
			fields: {},
		},
	},
	{
		name: 'an envelope without a message',
		status: 500,
		body: envelope('Reconnect failed', '', null),
		expected: { code: 'Reconnect failed', message: 'Reconnect failed (Status 500)' },
	},
	{
		name: 'an empty body with status 500',
		status: 500,
		body: undefined,
		expected: { kind: 'http', code: '', message: "The server couldn't do this. (Status 500)" },
	},
	{
		name: 'a 404 with a code of its own',
		status: 404,
		body: envelope('plugin_already_active', 'It is on', { status: 404 }),
		expected: {
			kind: 'not-found',
			code: 'plugin_already_active',
			serverMessage: 'It is on',
			message: 'It is on (Status 404)',
		},
	},
	{
		name: 'a message with line breaks',
		status: 403,
		body: envelope('rest_forbidden', 'You may not.\n\t\t\tAsk the owner.', { status: 403 }),
		expected: { message: 'You may not. Ask the owner. (Status 403)' },
	},
	{
		name: 'a code that is a number',
		status: 500,
		body: envelope(-10520, '[missing_token]', null),
		expected: { code: '-10520' },
	},
	{
		name: 'the provider’s own code next to the site’s',
		status: 400,
		body: envelope('site_data_fetch_failed', 'Failed', {
			status: 400,
			api_error_code: 'unknown_blog',
			api_http_code: 404,
		}),
		expected: { code: 'site_data_fetch_failed', apiErrorCode: 'unknown_blog' },
	},
];

it.each(FAILURES)(
	'ERR-01 ERR-03 raises the error for $name',
	async ({ status, body, expected }) => {
		const { api } = createTestStore();
		answerGet('connection/data', body, status);
		expect(await failureOf(api(catalogApi).loadConnectionData())).toMatchObject(expected);
	},
);

it('ERR-01 has no server message after a PHP crash with HTML output', async () => {
	const { api } = createTestStore();
	crash('get', 'connection/data');
	expect(await failureOf(api(catalogApi).loadConnectionData())).toMatchObject({
		kind: 'http',
		code: '',
		serverMessage: '',
		message: "The server couldn't do this. (Status 500)",
	});
});

it('ERR-02 keeps additional errors with numeric codes in the attached response', async () => {
	const { api } = createTestStore();
	const further = [{ code: -32000, message: 'Deeper', data: null }];
	const body = envelope('failed_test__sync_health', 'Ill', null, { additional_errors: further });
	answerGet('connection/test', body, 500);
	const error = await failureOf(api(connectionActsApi).test());
	expect(error).toMatchObject({ code: 'failed_test__sync_health', response: body });
});

it('decodes the message of a partial save without its leading space and entities', async () => {
	const { api } = createTestStore();
	const message = ' Invalid option: a. &quot;b&quot; &amp; c: refused';
	answerPost('settings', envelope('some_updated', message, { status: 400 }), 400);
	expect(await failureOf(api(settingsApi).save({ a: 1 }))).toMatchObject({
		kind: 'http',
		code: 'some_updated',
		message: 'Invalid option: a. "b" & c: refused (Status 400)',
	});
});

it('treats null as a missing code of the provider', async () => {
	const { api } = createTestStore();
	answerGet(
		'site',
		envelope('site_id_missing', 'No id', { status: 400, api_error_code: null }),
		400,
	);
	expect(await failureOf(api(siteApi).load())).toMatchObject({ apiErrorCode: '' });
});

describe('fields of a failure', () => {
	const parameterError = (code: string, message: string, data: object) => ({
		code,
		message,
		data: { status: 400, ...data },
	});

	const NAMES = 'Invalid parameter(s): api_key';

	const ERRORS = [
		{
			name: 'a map of names, with details',
			body: parameterError('rest_invalid_param', NAMES, {
				params: { api_key: 'Only &quot;letters&quot;' },
				details: { api_key: { code: 'rest_invalid_pattern', message: 'Only', data: null } },
			}),
			fields: { api_key: 'Only "letters"' },
		},
		{
			name: 'a map of names, the details an empty list',
			body: parameterError('rest_invalid_param', NAMES, {
				params: { api_key: 'Only letters' },
				details: [],
			}),
			fields: { api_key: 'Only letters' },
		},
		{
			name: 'a map with an empty text for a name',
			body: parameterError('rest_invalid_param', NAMES, { params: { api_key: '' }, details: [] }),
			fields: { api_key: NAMES },
		},
		{
			name: 'a list of names that are missing',
			body: parameterError('rest_missing_callback_param', 'Missing parameter(s): api_key', {
				params: ['api_key'],
			}),
			fields: { api_key: 'Missing parameter(s): api_key' },
		},
	];

	it.each(ERRORS)('name the field that the server refused: $name', async ({ body, fields }) => {
		const { api } = createTestStore();
		answerPost('module/akismet/key/check', body, 400);
		const error = await failureOf(api(antiSpamApi).checkKey('no-key'));
		expect(error).toMatchObject({ kind: 'http', status: 400, code: body.code, fields });
		expect(toErrorInfo(error).fields).toEqual(fields);
	});

	it('are missing from the plain form of an error without fields', async () => {
		const { api } = createTestStore();
		answerPost('settings', undefined, 500);
		const error = await failureOf(api(settingsApi).save({}));
		expect(toErrorInfo(error)).toEqual({
			kind: 'http',
			code: '',
			status: 500,
			message: "The server couldn't do this.",
		});
	});
});
