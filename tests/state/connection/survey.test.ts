import { http, HttpResponse } from 'msw';
import { selectCanSubmitSurvey, selectSurvey, submitSurvey } from '@/state/connection/survey';
import { server } from '#tests/support/server';
import { answerPost } from '#tests/support/wire';
import { open } from '../site';

const PATH = 'marketing/survey';
const PROVIDER = 'https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey';
const NO_ROUTE = { code: 'rest_no_route', message: 'No route.', data: { status: 404 } };

function openSurvey(scenario?: string) {
	const site = open({ scenario });
	return {
		...site,
		survey: () => site.read(selectSurvey),
		submit: () => site.dispatch(submitSurvey({ reason: 'another-reason', text: 'Moved on' })),
	};
}

function answerByProvider(answer: object, status = 200) {
	const sent: unknown[] = [];
	server.use(
		http.post(PROVIDER, async ({ request }) => {
			sent.push(await request.json());
			return HttpResponse.json(answer, { status });
		}),
	);
	return sent;
}

it('API-53 DISCON-21 DISCON-23 submits the survey through the site, once', async () => {
	const { read, page, events, survey, submit } = openSurvey();
	expect(survey()).toEqual({ submitting: false, submitted: false, error: null });
	expect(read(selectCanSubmitSurvey)).toBe(true);
	const sent = answerPost(PATH, { success: true });
	const submitting = submit();
	expect(survey()).toMatchObject({ submitting: true, submitted: false });
	await submit();
	await expect(submitting).resolves.toEqual({ data: true });
	expect(survey()).toMatchObject({ submitting: false, submitted: true });
	expect(sent).toEqual([
		{
			site_id: page.site.blogId,
			user_id: page.currentUser.providerUser?.id,
			survey_id: 'jetpack-plugin-disconnect',
			survey_responses: { 'why-cancel': { response: 'another-reason', text: 'Moved on' } },
		},
	]);
	expect(events).toEqual([]);
});

it.each([
	['the site has no such route', NO_ROUTE, 404],
	['the site could not reach the provider', undefined, 200],
])('DISCON-22 submits to the provider directly if %s', async (_reason, answer, status) => {
	const { survey, submit } = openSurvey();
	const bySite = answerPost(PATH, answer, status);
	const byProvider = answerByProvider({ success: true });
	await expect(submit()).resolves.toEqual({ data: true });
	expect(byProvider).toEqual(bySite);
	expect(survey()).toMatchObject({ submitted: true, error: null });
});

it('DISCON-13 DISCON-22 reports and records the code of the provider’s refusal', async () => {
	const { events, survey, submit } = openSurvey();
	answerPost(PATH, NO_ROUTE, 404);
	answerByProvider({ success: false, code: 'invalid_survey' });
	expect((await submit()).error?.code).toBe('invalid_survey');
	const error = { code: 'invalid_survey' };
	expect(survey()).toMatchObject({ submitting: false, submitted: false, error });
	const properties = { error_code: 'invalid_survey' };
	expect(events).toEqual([{ name: 'jetpack_disconnect_survey_error', properties }]);
});

it.each([
	['a refusal passed on by the site', { code: 'duplicate', message: 'Again?' }, 200],
	['a failure of the site', { code: 'x', message: 'Down', data: null }, 500],
])('does not submit again what may have arrived: %s', async (_reason, answer, status) => {
	const { events, submit } = openSurvey();
	answerPost(PATH, answer, status);
	const byProvider = answerByProvider({ success: true });
	expect((await submit()).error?.code).toBe(answer.code);
	expect(byProvider).toEqual([]);
	expect(events).toHaveLength(1);
});

it('DISCON-14 sends nothing for a user without an account at the provider', async () => {
	const { read, survey, submit } = openSurvey('site-only');
	const sent = answerPost(PATH, { success: true });
	expect(read(selectCanSubmitSurvey)).toBe(false);
	await expect(submit()).resolves.toEqual({ data: false });
	expect(sent).toEqual([]);
	expect(survey()).toMatchObject({ submitted: false, error: null });
});
