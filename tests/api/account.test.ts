import { accountApi, settingsApi } from '@/api';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const calls = () => createTestStore().api(accountApi);

it.each([true, false])('API-16 DATA-25 reads tracks_opt_out %p', async (isOut) => {
	const account = calls();
	answerGet('tracking/settings', { tracks_opt_out: isOut });
	await expect(account.loadTracking()).resolves.toEqual({ tracksOptOut: isOut });
});

it('API-16 is told when the provider could not be asked', async () => {
	const account = calls();
	answerGet('tracking/settings', { code: 'http_request_failed', message: 'Down', data: null }, 500);
	expect(await failureOf(account.loadTracking())).toMatchObject({ code: 'http_request_failed' });
});

it('API-17 sends tracks_opt_out and reads the echo, which may differ', async () => {
	const account = calls();
	const sent = answerPost('tracking/settings', { tracks_opt_out: true });
	await expect(account.saveTracking(false)).resolves.toEqual({ tracksOptOut: true });
	expect(sent).toEqual([{ tracks_opt_out: false }]);
});

it('API-20 reads the new address of a regenerate request', async () => {
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

it('API-52 asks for the login mail, and is told where none is sent', async () => {
	const account = calls();
	const sent = answerPost('mobile/send-login-email', { code: 'success' });
	await expect(account.sendLoginEmail()).resolves.toBeUndefined();
	expect(sent).toEqual([{}]);
	const unlinked = { code: 'error_sending_mobile_magic_link', message: 'No account', data: null };
	answerPost('mobile/send-login-email', unlinked, 500);
	expect(await failureOf(account.sendLoginEmail())).toMatchObject({
		code: 'error_sending_mobile_magic_link',
	});
});
