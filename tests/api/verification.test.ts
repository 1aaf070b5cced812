/** The words of a server are decoded by a page.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { verificationApi } from '@/api';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const PATH = 'verify-site/google';
const calls = () => createTestStore().api(verificationApi);

const CONSOLE = 'https://search.google.com/search-console';

it('API-49 reads token and verified, with what else the provider knows', async () => {
	const verification = calls();
	answerGet(PATH, {
		verified: true,
		token: 'abc',
		is_owner: true,
		google_search_console_url: CONSOLE,
		errors: [],
	});
	await expect(verification.check()).resolves.toEqual({
		verified: true,
		token: 'abc',
		isOwner: true,
		searchConsoleUrl: CONSOLE,
		verificationConsoleUrl: '',
		error: null,
	});
});

it.each([
	[{ errors: { 'unverify-site-error': ['Tag &amp; all gone', 'More'] } }],
	[{ errors: { 'unverify-site-error': 'Tag & all gone' } }],
	[{ error: { code: 'unverify-site-error', message: 'Tag & all gone' } }],
])('API-49 reads the reason out of %j', async (reasons) => {
	const verification = calls();
	answerGet(PATH, { verified: false, ...reasons });
	await expect(verification.check()).resolves.toMatchObject({
		verified: false,
		token: '',
		error: { code: 'unverify-site-error', message: 'Tag & all gone' },
	});
});

it('API-50 checks with the code of the pop-up', async () => {
	const verification = calls();
	answerGet(`${PATH}/77`, { verified: true });
	await expect(verification.check(77)).resolves.toMatchObject({ verified: true });
});

it('API-51 verifies with the code of the pop-up', async () => {
	const verification = calls();
	const sent = answerPost(PATH, { verified: true, token: 'abc', errors: [] });
	await expect(verification.verify(77)).resolves.toMatchObject({ verified: true, token: 'abc' });
	expect(sent).toEqual([{ keyring_id: 77 }]);
});

it.each([
	[500, 'error_checking_if_site_verified_google', '-10520: Jetpack: [missing_token] '],
	[500, 'forbidden', 'Coming soon'],
])('API-49 tells the refusal with %i %s', async (status, code, message) => {
	const verification = calls();
	answerGet(PATH, { code, message, data: null }, status);
	expect(await failureOf(verification.check())).toMatchObject({
		code,
		serverMessage: message.trim(),
	});
});

it('API-51 tells the error that the provider put in place of a verdict', async () => {
	const verification = calls();
	answerPost(PATH, { code: 'unverify-site-error', message: 'No tag', data: null }, 500);
	expect(await failureOf(verification.verify(77))).toMatchObject({ code: 'unverify-site-error' });
	answerPost(PATH, {});
	expect(await failureOf(verification.verify(77))).toMatchObject({ kind: 'shape' });
});
