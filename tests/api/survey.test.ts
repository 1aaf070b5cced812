import { http, HttpResponse } from 'msw';
import { surveyApi, SURVEY_NOT_DELIVERED } from '@/api';
import { buildSurvey } from '@/domain/survey';
import { failureOf } from '#tests/support/failure-of';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

const PROVIDER = 'https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey';
const PAYLOAD = buildSurvey({ reason: 'buggy', text: '' }, { siteId: 1, userId: 2 })!;
const calls = () => createTestStore().api(surveyApi);

it('API-53 submits by way of the site', async () => {
	const survey = calls();
	const sent = answerPost('marketing/survey', { success: true });
	await expect(survey.submit(PAYLOAD)).resolves.toBe(true);
	expect(sent).toEqual([PAYLOAD]);
});

const FAILURES: [unknown, string, string][] = [
	[{ success: false, code: 'duplicate' }, 'duplicate', 'The survey could not be sent.'],
	[{ success: 'true' }, '', 'The survey could not be sent.'],
	[{ code: 'no_token', message: 'No &amp; no' }, 'no_token', 'No & no'],
	[{ code: 'no', message: 'Never', data: { status: 400 } }, 'no', 'Never'],
	[undefined, SURVEY_NOT_DELIVERED, 'The survey could not be sent.'],
];

it.each(FAILURES)('API-53 takes %j for a failure', async (answer, code, message) => {
	const survey = calls();
	answerPost('marketing/survey', answer);
	expect(await failureOf(survey.submit(PAYLOAD))).toMatchObject({
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
	await expect(survey.submitToProvider(PAYLOAD)).resolves.toBe(true);
	expect(await failureOf(survey.submitToProvider(PAYLOAD))).toMatchObject({
		code: 'invalid_survey',
	});
	expect(sent).toEqual([PAYLOAD, PAYLOAD]);
});
