import { delay, http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { createTestStore, REST, type StoreOptions } from '#tests/support/store';
import { answerGet, answerPost, unreachable } from '#tests/support/wire';
import { knownData } from '@/lib/remote';
import {
	changeRecommendations,
	loadConditionalSteps,
	loadSuggestions,
	loadUpsell,
	openStep,
	saveRecommendations,
	selectAnswers,
	selectConditionalSteps,
	selectNewRecommendations,
	selectProgress,
	selectRecommendationsData,
	selectSavedStep,
	selectSuggestions,
	selectUpsellView,
} from '@/state/recommendations';

const DATA = 'recommendations/data';
const VIEW = 'jetpack_recommendations_step_view';

/** A site that keeps what is saved, records every call and answers with a delay. */
function start(options: StoreOptions = {}) {
	const made = createTestStore(options);
	const calls: string[] = [];
	const kept = { step: '', data: {} as object };
	server.use(
		http.get(`${REST}/${DATA}`, async () => {
			calls.push('read');
			await delay(1);
			return HttpResponse.json(kept.data);
		}),
		http.post(`${REST}/${DATA}`, async ({ request }) => {
			const { data } = (await request.json()) as { data: object };
			calls.push('data');
			await delay(5);
			kept.data = data;
			return HttpResponse.json(true);
		}),
		http.post(`${REST}/recommendations/step`, async ({ request }) => {
			const { step } = (await request.json()) as { step: string };
			calls.push(`step ${step}`);
			await delay(5);
			kept.step = step;
			return HttpResponse.json(true);
		}),
	);
	const views = () => made.events.filter(({ name }) => name === VIEW);
	return { ...made, calls, kept, views };
}

it('RECS-31 RECS-32 RECS-36 saves an opened step, then marks it as viewed and records one event', async () => {
	const { store, calls, kept, views } = start();
	const opening = store.dispatch(openStep('monitor'));
	await Promise.resolve();
	expect(selectProgress(store.getState()).isSaving).toBe(true);
	expect(selectSavedStep(store.getState())).toBe('not-started');
	await opening;
	expect(selectSavedStep(store.getState())).toBe('monitor');
	expect(kept).toEqual({ step: 'monitor', data: { viewedRecommendations: ['monitor'] } });
	expect(views()).toEqual([{ name: VIEW, properties: { step: 'monitor' } }]);
	expect(selectProgress(store.getState())).toMatchObject({ isSaving: false, unsaved: [] });

	calls.length = 0;
	await store.dispatch(saveRecommendations());
	expect(calls).toEqual([]);
	expect(views()).toHaveLength(1);
});

it('RECS-32 RECS-36 records a view at each opening of a step, and lists the step once', async () => {
	const { store, kept, calls, views } = start();
	await store.dispatch(openStep('monitor'));
	await store.dispatch(openStep('summary'));
	await store.dispatch(openStep('monitor'));
	const steps = views().map(({ properties }) => properties.step);
	expect(steps).toEqual(['monitor', 'summary', 'monitor']);
	expect(kept.data).toEqual({ viewedRecommendations: ['monitor', 'summary'] });

	calls.length = 0;
	await store.dispatch(openStep('monitor'));
	expect(calls).toEqual([]);
	expect(views()).toHaveLength(4);
});

it('RECS-32 RECS-36 records a view of a step that was viewed on another day, and does not list it again', async () => {
	const { store, kept, calls, views } = start();
	kept.data = { viewedRecommendations: ['monitor'] };
	await store.dispatch(openStep('monitor'));
	expect(calls.sort()).toEqual(['read', 'step monitor']);
	expect(views()).toEqual([{ name: VIEW, properties: { step: 'monitor' } }]);
	expect(kept.data).toEqual({ viewedRecommendations: ['monitor'] });
});

it('RECS-31 skips the steps that the user has passed before their save', async () => {
	const { store, calls, kept } = start();
	await Promise.all(
		['monitor', 'related-posts', 'creative-mail'].map((step) => store.dispatch(openStep(step))),
	);
	expect(calls.filter((call) => call.startsWith('step'))).toEqual(['step creative-mail']);
	expect(kept.data).toEqual({ viewedRecommendations: ['creative-mail'] });
});

it('RECS-32 saves a step that was left before its response, but does not mark it as viewed', async () => {
	const { store, kept, calls } = start();
	const first = store.dispatch(openStep('monitor'));
	await new Promise((resolve) => setTimeout(resolve, 2));
	await Promise.all([first, store.dispatch(openStep('summary'))]);
	expect(calls.filter((call) => call.startsWith('step'))).toEqual(['step monitor', 'step summary']);
	expect(kept).toEqual({ step: 'summary', data: { viewedRecommendations: ['summary'] } });
});

it('RECS-37 API-39 saves changes one after the other, on top of another tab’s changes', async () => {
	const { store, kept, calls } = start();
	await store.dispatch(openStep('monitor'));
	kept.data = { ...kept.data, selectedRecommendations: ['publicize'], theirs: 'kept' };
	calls.length = 0;
	await Promise.all([
		store.dispatch(changeRecommendations({ kind: 'select', slug: 'monitor' })),
		store.dispatch(changeRecommendations({ kind: 'skip', slug: 'creative-mail' })),
		store.dispatch(changeRecommendations({ kind: 'answer', answers: { 'site-type-store': true } })),
	]);
	expect(kept.data).toEqual({
		viewedRecommendations: ['monitor'],
		selectedRecommendations: ['publicize', 'monitor'],
		skippedRecommendations: ['creative-mail'],
		'site-type-store': true,
		theirs: 'kept',
	});
	expect(calls.join(' ')).not.toMatch(/data data/);
	expect(knownData(selectRecommendationsData(store.getState()))).toEqual(kept.data);
});

it('RECS-37 shows a change at once, and sends none without effect', async () => {
	const { store, kept, calls } = start();
	kept.data = { skippedRecommendations: ['monitor'] };
	const saving = store.dispatch(changeRecommendations({ kind: 'skip', slug: 'monitor' }));
	expect(selectAnswers(store.getState())).toEqual({ skippedRecommendations: ['monitor'] });
	await saving;
	expect(calls).toEqual(['read']);
});

it('RECS-37 keeps a change that could not be saved and sends it with the next one', async () => {
	const { store, kept } = start();
	await store.dispatch(openStep('monitor'));
	answerPost(DATA, { code: 'rest_invalid_param', message: 'No.' }, 400);
	const outcome = await store.dispatch(changeRecommendations({ kind: 'skip', slug: 'monitor' }));
	expect(outcome.error).toMatchObject({ code: 'rest_invalid_param' });
	const { error, unsaved } = selectProgress(store.getState());
	expect(error).toMatchObject({ code: 'rest_invalid_param' });
	expect(unsaved).toEqual([{ kind: 'skip', slug: 'monitor' }]);
	expect(selectAnswers(store.getState())).toMatchObject({ skippedRecommendations: ['monitor'] });
	const sent = answerPost(DATA, true);
	await store.dispatch(changeRecommendations({ kind: 'select', slug: 'related-posts' }));
	const both = { skippedRecommendations: ['monitor'], selectedRecommendations: ['related-posts'] };
	expect(sent).toEqual([{ data: { ...kept.data, ...both } }]);
	expect(selectProgress(store.getState())).toMatchObject({ error: null, unsaved: [] });
});

it('RECS-37 does not save if the data could not be loaded', async () => {
	const { store, kept } = start();
	kept.data = { selectedRecommendations: ['monitor'] };
	answerGet(DATA, { code: 'down', message: 'Down.' }, 500);
	const sent = answerPost(DATA, true);
	const outcome = await store.dispatch(changeRecommendations({ kind: 'skip', slug: 'videopress' }));
	expect(outcome.error).toMatchObject({ code: 'down' });
	expect(sent).toEqual([]);
});

it('RECS-31 RECS-37 saves a choice although the step was refused, and the step with the next attempt', async () => {
	const { store, kept, views } = start();
	answerPost('recommendations/step', { code: 'rest_forbidden', message: 'No.' }, 403);
	await store.dispatch(openStep('monitor'));
	expect(selectProgress(store.getState()).error).toMatchObject({ code: 'rest_forbidden' });
	expect(selectSavedStep(store.getState())).toBe('not-started');
	await store.dispatch(changeRecommendations({ kind: 'skip', slug: 'monitor' }));
	expect(kept.data).toEqual({ skippedRecommendations: ['monitor'] });
	expect(views()).toEqual([]);
	answerPost('recommendations/step', true);
	await store.dispatch(saveRecommendations());
	expect(selectSavedStep(store.getState())).toBe('monitor');
	expect(kept.data).toMatchObject({ viewedRecommendations: ['monitor'] });
	expect(views()).toHaveLength(1);
});

it('RECS-44 a viewed step is no longer new, and leaves the badge', async () => {
	const { store, kept } = start({ scenario: 'recommendations-new' });
	answerGet('recommendations/conditional', ['publicize', 'anti-spam', 'boost']);
	expect(selectNewRecommendations(store.getState())).toHaveLength(4);
	await store.dispatch(loadConditionalSteps());
	await store.dispatch(openStep('publicize'));
	expect(kept.data).toEqual({ viewedRecommendations: ['publicize'] });
	expect(selectNewRecommendations(store.getState())).toEqual(['anti-spam']);
	expect(store.getState().site.recommendations.new).toEqual(['anti-spam']);
});

it('RECS-37 saves under a lock shared by the tabs of the browser', async () => {
	const { store, browser, kept } = start();
	const names: string[] = [];
	const request = async (name: string, _options: LockOptions, task: () => Promise<unknown>) => {
		names.push(name);
		return task();
	};
	// Only the method under test; the real lock manager has more.
	browser.locks.mockReturnValue({ request } as unknown as LockManager);
	await store.dispatch(openStep('monitor'));
	expect(names).toEqual(['dashboard-for-jetpack-recommendations']);
	expect(kept.step).toBe('monitor');
});

it('RECS-37 saves without the lock when the lock is never granted', async () => {
	const { store, browser, kept } = start();
	const request = () => Promise.reject(new DOMException('Too long.', 'TimeoutError'));
	browser.locks.mockReturnValue({ request } as unknown as LockManager);
	await store.dispatch(openStep('monitor'));
	expect(kept.step).toBe('monitor');
});

it('API-38 API-40 API-42 accepts the bare lists for a user without an account', async () => {
	const { store } = createTestStore();
	answerGet(DATA, []);
	answerGet('recommendations/product-suggestions', '[]');
	answerGet('recommendations/conditional', []);
	await store.dispatch(changeRecommendations({ kind: 'view', slug: 'summary' }));
	await store.dispatch(loadSuggestions());
	await store.dispatch(loadConditionalSteps());
	const state = store.getState();
	expect(selectAnswers(state)).toEqual({ viewedRecommendations: ['summary'] });
	expect(knownData(selectSuggestions(state))).toEqual([]);
	expect(knownData(selectConditionalSteps(state))).toEqual([]);
});

it('RECS-48 API-41 hides an upsell that failed to load', async () => {
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
