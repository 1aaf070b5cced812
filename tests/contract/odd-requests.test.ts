import { loadScenario, readSetting } from '../e2e/support/rest';
import { callRaw } from './raw';

describe('requests that the app never sends', () => {
	beforeAll(() => loadScenario('free'));

	it('API-19 WordPress rejects invalid JSON', async () => {
		await expect(callRaw('settings', { body: '{"carousel":' })).resolves.toMatchObject({
			status: 400,
			body: { code: 'rest_invalid_json' },
		});
	});

	it('API-19 form fields are accepted like JSON', async () => {
		const contentType = 'application/x-www-form-urlencoded';
		await expect(
			callRaw('settings', { body: 'carousel_display_exif=1', contentType }),
		).resolves.toMatchObject({ status: 200 });
		await expect(readSetting('carousel_display_exif')).resolves.toBe(true);
	});

	it('API-01 an unknown method of a path is an unknown route', async () => {
		await expect(callRaw('settings', { method: 'DELETE' })).resolves.toMatchObject({
			status: 404,
			body: { code: 'rest_no_route' },
		});
	});

	it('API-02 a session without a nonce is anonymous', async () => {
		await expect(
			callRaw('settings', { body: '{"carousel":true}', nonce: null }),
		).resolves.toMatchObject({ status: 401, body: { code: 'rest_forbidden' } });
	});

	it('API-02 a stale nonce is rejected even on a public route', async () => {
		await expect(
			callRaw('connection', { method: 'GET', nonce: 'stale12345' }),
		).resolves.toMatchObject({ status: 403, body: { code: 'rest_cookie_invalid_nonce' } });
	});
});
