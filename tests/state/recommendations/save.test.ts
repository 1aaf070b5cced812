import { http, HttpResponse } from 'msw';
import { createRandom, type Random } from '#tests/support/random';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import {
	changeRecommendations,
	openStep,
	saveRecommendations,
	selectProgress,
	selectSavedStep,
} from '@/state/recommendations';

const RUNS = 12;
const ACTS = 25;
const STEPS = ['monitor', 'related-posts', 'creative-mail', 'publicize', 'summary'];

type Lists = Record<'selected' | 'skipped', Set<string>>;

/** A site that refuses about every fourth call until it heals. */
function createSite(random: Random) {
	const kept = { step: '', data: {} as Record<string, string[]> };
	let isReliable = false;
	const answer = (body: () => object | true) =>
		!isReliable && random.chance(0.25)
			? HttpResponse.json({ code: 'down', message: 'Down.', data: null }, { status: 500 })
			: HttpResponse.json(body());
	server.use(
		http.get(`${REST}/recommendations/data`, () => answer(() => kept.data)),
		http.post(`${REST}/recommendations/data`, async ({ request }) => {
			const { data } = (await request.json()) as { data: typeof kept.data };
			return answer(() => {
				kept.data = data;
				return true as const;
			});
		}),
		http.post(`${REST}/recommendations/step`, async ({ request }) => {
			const { step } = (await request.json()) as { step: string };
			return answer(() => {
				kept.step = step;
				return true as const;
			});
		}),
	);
	return { kept, heal: () => void (isReliable = true) };
}

async function run(seed: number) {
	const random = createRandom(seed);
	const { store, events } = createTestStore();
	const site = createSite(random);
	const model: Lists = { selected: new Set(), skipped: new Set() };
	const theirs: string[] = [];
	let open = '';
	const underWay: Promise<unknown>[] = [];
	for (let act = 0; act < ACTS; act++) {
		const slug = random.pick(STEPS);
		const choice = random.below(100);
		if (choice < 35) {
			open = slug;
			underWay.push(store.dispatch(openStep(slug)));
		} else if (choice < 60) {
			model.selected.add(slug);
			model.skipped.delete(slug);
			underWay.push(store.dispatch(changeRecommendations({ kind: 'select', slug })));
		} else if (choice < 85) {
			model.skipped.add(slug);
			model.selected.delete(slug);
			underWay.push(store.dispatch(changeRecommendations({ kind: 'skip', slug })));
		} else {
			await Promise.all(underWay);
			theirs.push(`theirs-${act}`);
			site.kept.data = { ...site.kept.data, theirs: [...theirs] };
		}
	}
	await Promise.all(underWay);
	site.heal();
	await store.dispatch(saveRecommendations());
	return { store, events, open, model, theirs, kept: site.kept };
}

it('RECS-37 the site ends with every change despite failed calls and saves from elsewhere', async () => {
	for (let seed = 1; seed <= RUNS; seed++) {
		const { store, events, open, model, theirs, kept } = await run(seed);
		expect(selectProgress(store.getState())).toMatchObject({ unsaved: [], error: null });
		expect(kept.data.selectedRecommendations ?? []).toHaveLength(model.selected.size);
		expect(new Set(kept.data.selectedRecommendations)).toEqual(model.selected);
		expect(new Set(kept.data.skippedRecommendations)).toEqual(model.skipped);
		expect(kept.data.theirs ?? []).toEqual(theirs);
		expect([kept.step, selectSavedStep(store.getState())]).toEqual([open, open]);
		const viewed = kept.data.viewedRecommendations ?? [];
		expect(viewed).toContain(open);
		const counted = events
			.filter(({ name }) => name === 'jetpack_recommendations_step_view')
			.map(({ properties }) => properties.step);
		// Each step that was opened twice is recorded twice, and listed once.
		expect([...new Set(counted)].sort()).toEqual([...viewed].sort());
	}
});
