/** @jest-environment jest-fixed-jsdom */
import type { Api } from '@/api';
import { licensingApi } from '@/api/entities/licensing';
import { createTestStore } from '#tests/support/store';
import { answerPost, unreachable } from '#tests/support/wire';
import { decodes, refused, rejects, sends, SHAPE, type Read, type Write } from './tables';

const ATTACH = 'licensing/attach-licenses';
const ERROR = 'licensing/error';
const LICENSES = 'licensing/user/licenses';
const DISMISS = 'licensing/user/activation-notice-dismiss';
const AWAY = unreachable('failed_to_fetch_data');

const LICENSE = {
	license_key: 'jetpack-1',
	issued_at: '2026-01-01',
	attached_at: null,
	revoked_at: null,
	product: 'Jetpack Scan',
	quantity: 1,
};
const DECODED = { key: 'jetpack-1', product: 'Jetpack Scan', attachedAt: null, revokedAt: null };
const COUNTS = { attached: 1, detached: 2, revoked: 3 };

it.each<Read>([
	['API-54 no error', ERROR, '', ''],
	['API-54 an error, which is plain text', ERROR, 'Key is spent.', 'Key is spent.'],
	['API-56 LIC-29 counts', 'licensing/user/counts', { ...COUNTS, not_revoked: 3 }, COUNTS],
	['API-57 LIC-29 licenses in a list', LICENSES, { items: [LICENSE] }, [DECODED]],
	['API-57 LIC-29 licenses in a map', LICENSES, { items: { 7: LICENSE } }, [DECODED]],
	[
		'API-57 a license without a product',
		LICENSES,
		{ items: [{ ...LICENSE, product: null }] },
		[{ ...DECODED, product: '' }],
	],
])('decodes %s', decodes);

it.each<Read>([
	['API-54 an error that is no text', ERROR, true, SHAPE],
	['API-56 an error envelope with HTTP 200', 'licensing/user/counts', AWAY, { kind: 'envelope' }],
	['API-57 an error envelope with HTTP 200', LICENSES, AWAY, { kind: 'envelope' }],
	[
		'API-57 LIC-29 a license without attached_at',
		LICENSES,
		{ items: [{ ...LICENSE, attached_at: undefined }] },
		SHAPE,
	],
])('rejects %s', rejects);

it.each<Write>([
	['API-54 an error', ERROR, (api) => api(licensingApi).saveError('Spent.'), { error: 'Spent.' }],
	['API-54 the end of an error', ERROR, (api) => api(licensingApi).saveError(''), { error: '' }],
	[
		'API-55 a key',
		'licensing/set-license',
		(api) => api(licensingApi).setLicense('jetpack-1'),
		{ license: 'jetpack-1' },
		{ code: 'success' },
	],
	[
		'API-58 LIC-30 the dismissal of the notice',
		DISMISS,
		(api) => api(licensingApi).dismissActivationNotice(2),
		{ last_detached_count: 2 },
		{ last_detached_count: 2, last_dismissed_time: '2026-11-20T23:37:04+00:00' },
		{ lastDetachedCount: 2, lastDismissedTime: '2026-11-20T23:37:04+00:00' },
	],
	[
		'API-59 LIC-28 two keys: the activated product of one, and every reason of the other in order',
		ATTACH,
		(api) => api(licensingApi).attach(['one', 'two']),
		{ licenses: ['one', 'two'] },
		[
			[{ activatedProductId: 2106 }],
			{ errors: { 403: ['Not &quot;yours&quot;.', 'Ask.'], used: ['Spent.'] }, error_data: [] },
		],
		[{ activatedProductId: 2106 }, { errors: ['Not "yours".', 'Ask.', 'Spent.'] }],
	],
])('sends %s', sends);

it.each([
	['API-59 LIC-28 a product alone', { activatedProductId: 2106 }, { activatedProductId: 2106 }],
	['LIC-28 an ID in a string', [{ activatedProductId: '2106' }], { activatedProductId: 2106 }],
	['LIC-28 a reason as text', { errors: 'Spent.' }, { errors: ['Spent.'] }],
	['LIC-28 reasons in a list', { errors: ['Spent.', 'Ask.'] }, { errors: ['Spent.', 'Ask.'] }],
	['LIC-28 a reason under its code', { errors: { 403: 'Spent.' } }, { errors: ['Spent.'] }],
	[
		'LIC-28 a reason among other values',
		{ errors: { 400: [null, 7], 403: [{}, 'Spent.'] } },
		{ errors: ['Spent.'] },
	],
	['LIC-28 an empty list', [], {}],
	['LIC-28 an empty map', {}, {}],
	['LIC-28 null', null, {}],
	['LIC-28 a product without an ID', [{ activatedProductId: null }], {}],
	['LIC-28 an empty map in a list', [{}], {}],
	['LIC-28 an empty list of reasons', { errors: [], error_data: [] }, {}],
	['LIC-28 a code without reasons', { errors: { 403: [] } }, {}],
])('%s is decoded', async (_what, entry, expected) => {
	const { api } = createTestStore();
	answerPost(ATTACH, [entry]);
	await expect(api(licensingApi).attach(['one'])).resolves.toEqual([expected]);
});

const attach = (answer: unknown, status?: number) =>
	refused(ATTACH, (api) => api(licensingApi).attach(['one']), answer, status);

it('API-54 API-59 rejects a failed call, unlike a refused key', async () => {
	const failed = { code: 'request_failed', message: 'Down.', data: null };
	expect(await attach(failed, 500)).toMatchObject({ code: 'request_failed', status: 500 });
	expect(await attach(null)).toMatchObject(SHAPE);
	const unsaved = refused(ERROR, (api) => api(licensingApi).saveError(''), false);
	expect(await unsaved).toMatchObject(SHAPE);
});

const setLicense = (api: Api) => api(licensingApi).setLicense('x');

it('API-55 rejects with 403 if the site hides the licensing UI', async () => {
	const code = 'invalid_user_permission_set_jetpack_license_key';
	const hidden = { code, message: 'No.', data: { status: 403 } };
	const call = refused('licensing/set-license', setLicense, hidden, 403);
	expect(await call).toMatchObject({ kind: 'http', status: 403, code });
});
