/** The words of a server are decoded by a page.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { antiSpamApi, settingsApi, toErrorInfo } from '@/api';
import { createTestStore } from '#tests/support/store';
import { failureOf } from '#tests/support/failure-of';
import { answerPost } from '#tests/support/wire';

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
		name: 'a map with nothing to say of a name',
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

it.each(ERRORS)('points at the field that the server refused: $name', async ({ body, fields }) => {
	const { api } = createTestStore();
	answerPost('module/akismet/key/check', body, 400);
	const error = await failureOf(api(antiSpamApi).checkKey('no-key'));
	expect(error).toMatchObject({ kind: 'http', status: 400, code: body.code, fields });
	expect(toErrorInfo(error).fields).toEqual(fields);
});

it('keeps the plain form of an error as short as what the server told', async () => {
	const { api } = createTestStore();
	answerPost('settings', undefined, 500);
	const error = await failureOf(api(settingsApi).save({}));
	expect(toErrorInfo(error)).toEqual({
		kind: 'http',
		code: '',
		status: 500,
		message: "The server couldn't do this. (Status 500)",
	});
});
