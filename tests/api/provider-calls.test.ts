/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import { SURVEY_NOT_DELIVERED, surveyApi } from '@/api/entities/survey';
import { verificationApi } from '@/api/entities/verification';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

describe('survey', () => {
	const PROVIDER = 'https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey';
	const SURVEY = { siteId: 1, userId: 2, reason: 'buggy', text: null } as const;
	const PAYLOAD = {
		site_id: 1,
		user_id: 2,
		survey_id: 'jetpack-plugin-disconnect',
		survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
	};
	const surveyCalls = () => createTestStore().api(surveyApi);

	it('API-53 DISCON-21 is submitted through the site', async () => {
		const survey = surveyCalls();
		const sent = answerPost('marketing/survey', { success: true });
		await expect(survey.submit(SURVEY)).resolves.toBe(true);
		expect(sent).toEqual([PAYLOAD]);
	});

	const FAILURES: [unknown, string, string][] = [
		[{ success: false, code: 'duplicate' }, 'duplicate', "Couldn't send the survey."],
		[{ success: 'true' }, '', "Couldn't send the survey."],
		[{ code: 'no_token', message: 'No &amp; no' }, 'no_token', 'No & no'],
		[{ code: 'no', message: 'Never', data: { status: 400 } }, 'no', 'Never'],
		[undefined, SURVEY_NOT_DELIVERED, "Couldn't send the survey."],
	];

	it.each(FAILURES)('API-53 is rejected after the response %j', async (answer, code, message) => {
		const survey = surveyCalls();
		answerPost('marketing/survey', answer);
		expect(await failureOf(survey.submit(SURVEY))).toMatchObject({
			kind: 'envelope',
			code,
			message,
		});
	});

	it('DISCON-22 is submitted to the public endpoint, whose success flag must be true', async () => {
		const survey = surveyCalls();
		const sent: unknown[] = [];
		const answers = [{ success: true }, { success: false, code: 'invalid_survey' }];
		server.use(
			http.post(PROVIDER, async ({ request }) => {
				expect(request.headers.get('X-WP-Nonce')).toBeNull();
				sent.push(await request.json());
				return HttpResponse.json(answers.shift());
			}),
		);
		await expect(survey.submitToProvider(SURVEY)).resolves.toBe(true);
		expect(await failureOf(survey.submitToProvider(SURVEY))).toMatchObject({
			code: 'invalid_survey',
		});
		expect(sent).toEqual([PAYLOAD, PAYLOAD]);
	});
});

describe('site verification', () => {
	const PATH = 'verify-site/google';
	const verificationCalls = () => createTestStore().api(verificationApi);

	const CONSOLE = 'https://search.google.com/search-console';

	it('API-49 decodes the token, the state, the owner and the console addresses', async () => {
		const verification = verificationCalls();
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
			error: null,
		});
	});

	it.each([
		[{ errors: { 'unverify-site-error': ['Tag &amp; all gone', 'More'] } }],
		[{ errors: { 'unverify-site-error': 'Tag & all gone' } }],
		[{ error: { code: 'unverify-site-error', message: 'Tag & all gone' } }],
	])('API-49 decodes the reason of %j', async (reasons) => {
		const verification = verificationCalls();
		answerGet(PATH, { verified: false, ...reasons });
		await expect(verification.check()).resolves.toMatchObject({
			verified: false,
			token: '',
			error: { code: 'unverify-site-error', message: 'Tag & all gone' },
		});
	});

	it('API-50 checks with the ID from the pop-up', async () => {
		const verification = verificationCalls();
		answerGet(`${PATH}/77`, { verified: true });
		await expect(verification.check(77)).resolves.toMatchObject({ verified: true });
	});

	it('API-51 verifies with the ID from the pop-up', async () => {
		const verification = verificationCalls();
		const sent = answerPost(PATH, { verified: true, token: 'abc', errors: [] });
		await expect(verification.verify(77)).resolves.toMatchObject({ verified: true, token: 'abc' });
		expect(sent).toEqual([{ keyring_id: 77 }]);
	});

	it.each([
		[500, 'error_checking_if_site_verified_google', '-10520: Jetpack: [missing_token] '],
		[500, 'forbidden', 'Coming soon'],
	])('API-49 rejects with status %i and code %s', async (status, code, message) => {
		const verification = verificationCalls();
		answerGet(PATH, { code, message, data: null }, status);
		expect(await failureOf(verification.check())).toMatchObject({
			code,
			serverMessage: message.trim(),
		});
	});

	it('API-51 rejects with the provider’s error, and without a state', async () => {
		const verification = verificationCalls();
		answerPost(PATH, { code: 'unverify-site-error', message: 'No tag', data: null }, 500);
		expect(await failureOf(verification.verify(77))).toMatchObject({ code: 'unverify-site-error' });
		answerPost(PATH, {});
		expect(await failureOf(verification.verify(77))).toMatchObject({ kind: 'shape' });
	});
});
