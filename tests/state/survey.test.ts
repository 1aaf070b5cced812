import { http, HttpResponse } from 'msw';
import type { SurveyAnswer } from '@/domain/survey';
import { selectCanSubmitSurvey, selectSurvey, submitSurvey } from '@/state/survey';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

const PATH = 'marketing/survey';
const PROVIDER = 'https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey';
const ANSWER: SurveyAnswer = { reason: 'another-reason', text: 'Moved on' };
const NO_ROUTE = { code: 'rest_no_route', message: 'No route.', data: { status: 404 } };

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

it('API-53 DISCON-21 DISCON-23 submits the survey through the site', async () => {
	const { store, page, events } = createTestStore();
	expect(selectSurvey(store.getState())).toEqual({
		submitting: false,
		submitted: false,
		error: null,
	});
	const sent = answerPost(PATH, { success: true });
	const submitting = store.dispatch(submitSurvey(ANSWER));
	expect(selectSurvey(store.getState())).toMatchObject({ submitting: true, submitted: false });
	await expect(submitting).resolves.toEqual({ data: true });
	expect(selectSurvey(store.getState())).toMatchObject({ submitting: false, submitted: true });
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
	const { store } = createTestStore();
	const bySite = answerPost(PATH, answer, status);
	const byProvider = answerByProvider({ success: true });
	await expect(store.dispatch(submitSurvey(ANSWER))).resolves.toEqual({ data: true });
	expect(byProvider).toEqual(bySite);
	expect(selectSurvey(store.getState())).toMatchObject({ submitted: true, error: null });
});

it('DISCON-13 DISCON-22 reports and records the code of the provider’s refusal', async () => {
	const { store, events } = createTestStore();
	answerPost(PATH, NO_ROUTE, 404);
	answerByProvider({ success: false, code: 'invalid_survey' });
	await expect(store.dispatch(submitSurvey(ANSWER))).resolves.toMatchObject({
		error: { code: 'invalid_survey' },
	});
	expect(selectSurvey(store.getState())).toMatchObject({
		submitting: false,
		submitted: false,
		error: { code: 'invalid_survey' },
	});
	expect(events).toEqual([
		{ name: 'jetpack_disconnect_survey_error', properties: { error_code: 'invalid_survey' } },
	]);
});

it.each([
	['a refusal passed on by the site', { code: 'duplicate', message: 'Again?' }, 200],
	['a failure of the site', { code: 'x', message: 'Down', data: null }, 500],
])('does not submit again what may have arrived: %s', async (_reason, answer, status) => {
	const { store, events } = createTestStore();
	answerPost(PATH, answer, status);
	const byProvider = answerByProvider({ success: true });
	await expect(store.dispatch(submitSurvey(ANSWER))).resolves.toMatchObject({
		error: { code: answer.code },
	});
	expect(byProvider).toEqual([]);
	expect(events).toHaveLength(1);
});

it('DISCON-14 sends nothing for a user without an account at the provider', async () => {
	const { store } = createTestStore({ scenario: 'site-only' });
	const sent = answerPost(PATH, { success: true });
	expect(selectCanSubmitSurvey(store.getState())).toBe(false);
	await expect(store.dispatch(submitSurvey(ANSWER))).resolves.toEqual({ data: false });
	expect(sent).toEqual([]);
	expect(selectSurvey(store.getState())).toMatchObject({ submitted: false, error: null });
});

it('submits once for two calls', async () => {
	const { store } = createTestStore();
	expect(selectCanSubmitSurvey(store.getState())).toBe(true);
	const sent = answerPost(PATH, { success: true });
	await Promise.all([store.dispatch(submitSurvey(ANSWER)), store.dispatch(submitSurvey(ANSWER))]);
	expect(sent).toHaveLength(1);
});
