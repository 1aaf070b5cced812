/** The words of a server are decoded by a page.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import { surveyApi, SURVEY_NOT_DELIVERED } from '@/api';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

const PROVIDER = 'https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey';
const SURVEY = { siteId: 1, userId: 2, reason: 'buggy', text: null } as const;
const PAYLOAD = {
	site_id: 1,
	user_id: 2,
	survey_id: 'jetpack-plugin-disconnect',
	survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
};
const calls = () => createTestStore().api(surveyApi);

it('API-53 DISCON-21 submits by way of the site', async () => {
	const survey = calls();
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

it.each(FAILURES)('API-53 takes %j for a failure', async (answer, code, message) => {
	const survey = calls();
	answerPost('marketing/survey', answer);
	expect(await failureOf(survey.submit(SURVEY))).toMatchObject({
		kind: 'envelope',
		code,
		message,
	});
});

it('DISCON-22 submits to the public endpoint, whose success flag must be true', async () => {
	const survey = calls();
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
