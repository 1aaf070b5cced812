import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { answerGet, answerPost, unreachable } from '#tests/support/wire';
import { knownData } from '@/lib/remote';
import { giveAnswers, markSelected, markSkipped, markViewed } from '@/domain/recommendations';
import {
	loadConditionalSteps,
	loadRecommendationsData,
	loadSuggestions,
	loadUpsell,
	saveRecommendations,
	saveStep,
	selectConditionalSteps,
	selectIsSavingStep,
	selectRecommendationsData,
	selectSavedStep,
	selectSuggestions,
	selectUpsellView,
} from '@/state/recommendations';

const DATA = 'recommendations/data';

/** A server that keeps what is saved, slowly enough for two saves to meet. */
function keepData(kept: object) {
	let data: object = kept;
	server.use(
		http.get(`${REST}/${DATA}`, () => HttpResponse.json(data)),
		http.post(`${REST}/${DATA}`, async ({ request }) => {
			({ data } = (await request.json()) as { data: object });
			return HttpResponse.json(true);
		}),
	);
	return () => data;
}

it('API-43 saves the step, and knows it once it is saved', async () => {
	const { store } = createTestStore();
	const sent = answerPost('recommendations/step', true);
	expect(selectSavedStep(store.getState())).toBe('not-started');
	const saving = store.dispatch(saveStep('monitor'));
	expect(selectIsSavingStep(store.getState())).toBe(true);
	expect(selectSavedStep(store.getState())).toBe('not-started');
	await saving;
	expect(sent).toEqual([{ step: 'monitor' }]);
	expect(selectIsSavingStep(store.getState())).toBe(false);
	expect(selectSavedStep(store.getState())).toBe('monitor');
});

it('API-43 is still saving while a later step is under way', async () => {
	const { store } = createTestStore();
	answerPost('recommendations/step', true);
	const first = store.dispatch(saveStep('monitor'));
	const second = store.dispatch(saveStep('summary'));
	await first;
	expect(selectIsSavingStep(store.getState())).toBe(true);
	await second;
	expect(selectIsSavingStep(store.getState())).toBe(false);
	expect(selectSavedStep(store.getState())).toBe('summary');
});

it('API-43 keeps the old step where the new one could not be saved', async () => {
	const { store } = createTestStore();
	answerPost('recommendations/step', { code: 'rest_forbidden', message: 'No.' }, 403);
	const outcome = await store.dispatch(saveStep('monitor'));
	expect(outcome.error).toMatchObject({ code: 'rest_forbidden' });
	expect(selectSavedStep(store.getState())).toBe('not-started');
	expect(selectIsSavingStep(store.getState())).toBe(false);
});

it('API-39 reads what is kept before it changes it, and loses none of two changes', async () => {
	const { store } = createTestStore();
	const kept = keepData({
		'product-suggestions-selection': 'jetpack_scan',
		skippedRecommendations: ['monitor'],
	});
	await Promise.all([
		store.dispatch(saveRecommendations(markSelected('monitor'))),
		store.dispatch(saveRecommendations(markViewed('monitor'))),
		store.dispatch(saveRecommendations(giveAnswers({ 'site-type-store': true }))),
	]);
	const all = {
		'product-suggestions-selection': 'jetpack_scan',
		selectedRecommendations: ['monitor'],
		skippedRecommendations: [],
		viewedRecommendations: ['monitor'],
		'site-type-store': true,
	};
	expect(kept()).toEqual(all);
	expect(knownData(selectRecommendationsData(store.getState()))).toEqual(all);
});

it('RECS-36 sends nothing where nothing changes', async () => {
	const { store } = createTestStore();
	answerGet(DATA, { viewedRecommendations: ['monitor'] });
	const sent = answerPost(DATA, true);
	await store.dispatch(saveRecommendations(markViewed('monitor')));
	expect(sent).toEqual([]);
});

it('API-39 never saves over what it could not read', async () => {
	const { store } = createTestStore();
	answerGet(DATA, { code: 'down', message: 'Down.' }, 500);
	const sent = answerPost(DATA, true);
	const outcome = await store.dispatch(saveRecommendations(markSkipped('monitor')));
	expect(outcome.error).toMatchObject({ code: 'down' });
	expect(sent).toEqual([]);
});

it('API-39 shows what is kept where a change could not be saved, and goes on', async () => {
	const { store } = createTestStore();
	answerGet(DATA, []);
	answerPost(DATA, { code: 'rest_invalid_param', message: 'No.' }, 400);
	const outcome = await store.dispatch(saveRecommendations(markSkipped('monitor')));
	expect(outcome.error).toMatchObject({ code: 'rest_invalid_param' });
	expect(knownData(selectRecommendationsData(store.getState()))).toEqual({});
	const sent = answerPost(DATA, true);
	await store.dispatch(saveRecommendations(markSkipped('videopress')));
	expect(sent).toEqual([{ data: { skippedRecommendations: ['videopress'] } }]);
});

it('API-38 API-40 API-42 loads the data, the suggestions and the conditional steps', async () => {
	const { store } = createTestStore();
	answerGet(DATA, { 'site-type-store': true });
	answerGet('recommendations/product-suggestions', '[]');
	answerGet('recommendations/conditional', ['publicize']);
	await store.dispatch(loadRecommendationsData());
	await store.dispatch(loadSuggestions());
	await store.dispatch(loadConditionalSteps());
	const state = store.getState();
	expect(knownData(selectRecommendationsData(state))).toEqual({ 'site-type-store': true });
	expect(knownData(selectSuggestions(state))).toEqual([]);
	expect(knownData(selectConditionalSteps(state))).toEqual(['publicize']);
});

it('API-41 treats an upsell that could not be fetched as hidden', async () => {
	const { store } = createTestStore();
	answerGet('recommendations/upsell', unreachable('failed_to_fetch_data'));
	expect(selectUpsellView(store.getState())).toEqual({ kind: 'loading' });
	await store.dispatch(loadUpsell());
	expect(selectUpsellView(store.getState())).toEqual({ kind: 'hidden' });
	answerGet('recommendations/upsell', { hide_upsell: false, product_slug: 'jetpack_scan' });
	await store.dispatch(loadUpsell({ force: true }));
	expect(selectUpsellView(store.getState())).toMatchObject({
		kind: 'upsell',
		upsell: { productSlug: 'jetpack_scan' },
	});
});
