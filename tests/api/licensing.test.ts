/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost, crash, unreachable } from '#tests/support/wire';
import { catalogApi } from '@/api/entities/catalog';
import { licensingApi } from '@/api/entities/licensing';

const calls = () => createTestStore().api(licensingApi);
const ATTACH = 'licensing/attach-licenses';

it('API-54 decodes the error as plain text, saves one and clears it', async () => {
	const api = calls();
	const catalog = createTestStore().api(catalogApi);
	answerGet('licensing/error', '');
	await expect(catalog.loadLicensingError()).resolves.toBe('');
	answerGet('licensing/error', 'Key is spent.');
	await expect(catalog.loadLicensingError()).resolves.toBe('Key is spent.');
	const sent = answerPost('licensing/error', true);
	await api.saveError('Key is spent.');
	await expect(api.saveError('')).resolves.toBe(true);
	expect(sent).toEqual([{ error: 'Key is spent.' }, { error: '' }]);
});

it('API-54 rejects any response but true', async () => {
	const api = calls();
	answerPost('licensing/error', false);
	await expect(api.saveError('')).rejects.toMatchObject({ kind: 'shape' });
});

it('API-55 submits a key', async () => {
	const api = calls();
	const sent = answerPost('licensing/set-license', { code: 'success' });
	await api.setLicense('jetpack-1');
	expect(sent).toEqual([{ license: 'jetpack-1' }]);
});

it('API-55 rejects with 403 if the site hides the licensing UI', async () => {
	const api = calls();
	const code = 'invalid_user_permission_set_jetpack_license_key';
	answerPost('licensing/set-license', { code, message: 'No.', data: { status: 403 } }, 403);
	await expect(api.setLicense('jetpack-1')).rejects.toMatchObject({
		kind: 'http',
		status: 403,
		code,
	});
});

it('API-56 LIC-29 decodes the numbers of licenses', async () => {
	const api = calls();
	answerGet('licensing/user/counts', { attached: 1, detached: 2, revoked: 3, not_revoked: 3 });
	await expect(api.loadCounts()).resolves.toEqual({ attached: 1, detached: 2, revoked: 3 });
});

it('API-56 rejects an error envelope with HTTP 200', async () => {
	const api = calls();
	answerGet('licensing/user/counts', unreachable('failed_to_fetch_data'));
	await expect(api.loadCounts()).rejects.toMatchObject({ kind: 'envelope' });
	answerGet('licensing/user/licenses', unreachable('failed_to_fetch_data'));
	await expect(api.loadLicenses()).rejects.toMatchObject({ kind: 'envelope' });
});

const DETACHED = {
	license_key: 'jetpack-1',
	issued_at: '2026-01-01',
	attached_at: null,
	revoked_at: null,
	product: 'Jetpack Scan',
	quantity: 1,
};

it.each([
	['a list', [DETACHED]],
	['a map', { 7: DETACHED }],
])('API-57 LIC-29 decodes the licenses of %s', async (_form, items) => {
	const api = calls();
	answerGet('licensing/user/licenses', { current_page: 1, total_items: 1, items });
	await expect(api.loadLicenses()).resolves.toEqual([
		{
			key: 'jetpack-1',
			product: 'Jetpack Scan',
			attachedAt: null,
			revokedAt: null,
		},
	]);
});

it('API-57 decodes a license without a product', async () => {
	const api = calls();
	answerGet('licensing/user/licenses', { items: [{ ...DETACHED, product: null }] });
	await expect(api.loadLicenses()).resolves.toMatchObject([{ product: '', attachedAt: null }]);
});

it('API-57 LIC-29 rejects a license without attached_at', async () => {
	const api = calls();
	answerGet('licensing/user/licenses', { items: [{ ...DETACHED, attached_at: undefined }] });
	await expect(api.loadLicenses()).rejects.toMatchObject({ kind: 'shape' });
});

it('API-58 LIC-30 dismisses the notice and decodes the time', async () => {
	const api = calls();
	const sent = answerPost('licensing/user/activation-notice-dismiss', {
		last_detached_count: 2,
		last_dismissed_time: '2026-11-20T23:37:04+00:00',
	});
	await expect(api.dismissActivationNotice(2)).resolves.toEqual({
		lastDetachedCount: 2,
		lastDismissedTime: '2026-11-20T23:37:04+00:00',
	});
	expect(sent).toEqual([{ last_detached_count: 2 }]);
});

it('API-59 LIC-28 decodes one result per key: the activated product, or every reason in order', async () => {
	const api = calls();
	const sent = answerPost(ATTACH, [
		[{ activatedProductId: 2106 }],
		{ errors: { 403: ['Not &quot;yours&quot;.', 'Ask.'], used: ['Spent.'] }, error_data: [] },
	]);
	await expect(api.attach(['one', 'two'])).resolves.toEqual([
		{ activatedProductId: 2106 },
		{ errors: ['Not "yours".', 'Ask.', 'Spent.'] },
	]);
	expect(sent).toEqual([{ licenses: ['one', 'two'] }]);
});

it.each([
	['a text', { errors: 'Spent.' }],
	['a list of texts', { errors: ['Spent.', 'Ask.'] }],
	['a text under its code', { errors: { 403: 'Spent.' } }],
	['texts among other values', { errors: { 400: [null, 7], 403: [{}, 'Spent.'] } }],
])('LIC-28 decodes reasons in the form of %s', async (_form, entry) => {
	const api = calls();
	answerPost(ATTACH, [entry]);
	const [answer] = await api.attach(['one']);
	expect(answer?.errors?.[0]).toBe('Spent.');
});

it('LIC-28 decodes a product ID in a string', async () => {
	const api = calls();
	answerPost(ATTACH, [[{ activatedProductId: '2106' }]]);
	await expect(api.attach(['one'])).resolves.toEqual([{ activatedProductId: 2106 }]);
});

it('API-59 decodes an entry that is not nested', async () => {
	const api = calls();
	answerPost(ATTACH, [{ activatedProductId: 2106 }]);
	await expect(api.attach(['one'])).resolves.toEqual([{ activatedProductId: 2106 }]);
});

it.each([
	[[]],
	[{}],
	[null],
	[[{ activatedProductId: null }]],
	[[{}]],
	[{ errors: [], error_data: [] }],
	[{ errors: { 403: [] } }],
])('LIC-28 decodes an entry without content to an empty result: %j', async (entry) => {
	const api = calls();
	answerPost(ATTACH, [entry]);
	await expect(api.attach(['one'])).resolves.toEqual([{}]);
});

it('API-59 rejects a failed call, unlike a refused key', async () => {
	const api = calls();
	answerPost(ATTACH, { code: 'request_failed', message: 'Down.', data: null }, 500);
	await expect(api.attach(['one'])).rejects.toMatchObject({ code: 'request_failed', status: 500 });
	crash('post', ATTACH);
	await expect(api.attach(['one'])).rejects.toMatchObject({ kind: 'http', code: '', status: 500 });
	answerPost(ATTACH, null);
	await expect(api.attach(['one'])).rejects.toMatchObject({ kind: 'shape' });
});
