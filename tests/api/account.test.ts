import { accountApi } from '@/api/entities/account';
import { identityCrisisApi } from '@/api/entities/identity-crisis';
import { settingsApi } from '@/api/entities/settings';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

describe('account', () => {
	const accountCalls = () => createTestStore().api(accountApi);

	it.each([true, false])('API-16 DATA-25 decodes tracks_opt_out %p', async (isOut) => {
		const account = accountCalls();
		answerGet('tracking/settings', { tracks_opt_out: isOut });
		await expect(account.loadTracking()).resolves.toEqual({ tracksOptOut: isOut });
	});

	it('API-16 rejects if the site could not reach the provider', async () => {
		const account = accountCalls();
		answerGet(
			'tracking/settings',
			{ code: 'http_request_failed', message: 'Down', data: null },
			500,
		);
		expect(await failureOf(account.loadTracking())).toMatchObject({ code: 'http_request_failed' });
	});

	it('API-17 sends tracks_opt_out and decodes the response, which may differ', async () => {
		const account = accountCalls();
		const sent = answerPost('tracking/settings', { tracks_opt_out: true });
		await expect(account.saveTracking(false)).resolves.toEqual({ tracksOptOut: true });
		expect(sent).toEqual([{ tracks_opt_out: false }]);
	});

	it('API-20 decodes the new address after a regenerate request', async () => {
		const settings = createTestStore().api(settingsApi);
		const sent = answerPost('settings', {
			code: 'success',
			message: 'Saved.',
			post_by_email_address: 'new@post.test',
		});
		await expect(settings.save({ post_by_email_address: 'regenerate' })).resolves.toMatchObject({
			post_by_email_address: 'new@post.test',
		});
		expect(sent).toEqual([{ post_by_email_address: 'regenerate' }]);
	});

	it('API-52 requests the login email, and rejects if none is sent', async () => {
		const account = accountCalls();
		const sent = answerPost('mobile/send-login-email', { code: 'success' });
		await expect(account.sendLoginEmail()).resolves.toBeUndefined();
		expect(sent).toEqual([{}]);
		const unlinked = { code: 'error_sending_mobile_magic_link', message: 'No account', data: null };
		answerPost('mobile/send-login-email', unlinked, 500);
		expect(await failureOf(account.sendLoginEmail())).toMatchObject({
			code: 'error_sending_mobile_magic_link',
		});
	});
});

describe('identity crisis', () => {
	const crisisCalls = () => createTestStore().api(identityCrisisApi);

	it('API-60 API-62 confirms the safe mode and migrates', async () => {
		const crisis = crisisCalls();
		const confirmed = answerPost('identity-crisis/confirm-safe-mode', { code: 'success' });
		const migrated = answerPost('identity-crisis/migrate', { code: 'success' });
		await crisis.confirmSafeMode();
		await crisis.migrate();
		expect([confirmed, migrated]).toEqual([[{}], [{}]]);
	});

	it('API-61 starts fresh with a return URL', async () => {
		const crisis = crisisCalls();
		const sent = answerPost('identity-crisis/start-fresh', 'https://cloud.test/authorize');
		await expect(crisis.startFresh('admin.php?page=jetpack')).resolves.toBe(
			'https://cloud.test/authorize',
		);
		await crisis.startFresh();
		expect(sent).toEqual([{ redirect_uri: 'admin.php?page=jetpack' }, {}]);
	});

	it.each(['', null, { authorizeUrl: 'https://cloud.test/' }])(
		'API-61 rejects %j as the next URL',
		async (answer) => {
			const crisis = crisisCalls();
			answerPost('identity-crisis/start-fresh', answer);
			expect(await failureOf(crisis.startFresh())).toMatchObject({ kind: 'shape' });
		},
	);

	it('API-60 API-62 rejects with the server’s reason', async () => {
		const crisis = crisisCalls();
		const refusal = { code: 'error_setting_jetpack_safe_mode', message: 'Not kept', data: null };
		answerPost('identity-crisis/confirm-safe-mode', refusal, 500);
		expect(await failureOf(crisis.confirmSafeMode())).toMatchObject({
			code: 'error_setting_jetpack_safe_mode',
			serverMessage: 'Not kept',
		});
	});
});
