import { loadFeatures } from '@/state/features';
import {
	loadSearchPlan,
	loadSearchPricing,
	loadSearchSettings,
	loadSearchStats,
	saveSearchSettings,
	selectSearchPlan,
	selectSearchPricing,
	selectSearchSettings,
	selectSearchStats,
	toggleInstantSearch,
	toggleSearch,
} from '@/state/search';
import { selectIsSettingOn } from '@/state/settings';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const wire = (module: boolean, instant: boolean) => ({
	module_active: module,
	instant_search_enabled: instant,
});

it('API-63 loads plan, settings, statistics and prices, each by itself', async () => {
	const { store } = createTestStore();
	answerGet('search/plan', { supports_search: true, supports_instant_search: false });
	answerGet('search/settings', wire(true, false));
	answerGet('search/stats', { post_count: 2 });
	answerGet('search/pricing', { code: 'x', message: 'Away', data: null }, 500);
	await store.dispatch(loadSearchPlan());
	expect(selectSearchSettings(store.getState())).toEqual({ phase: 'idle' });
	await store.dispatch(loadSearchSettings());
	await store.dispatch(loadSearchStats());
	await store.dispatch(loadSearchPricing());
	const state = store.getState();
	expect(selectSearchPlan(state)).toMatchObject({ phase: 'ready', data: { supportsSearch: true } });
	expect(selectSearchSettings(state)).toMatchObject({ data: { isModuleActive: true } });
	expect(selectSearchStats(state)).toEqual({ phase: 'ready', data: { post_count: 2 } });
	expect(selectSearchPricing(state)).toMatchObject({ phase: 'failed', error: { status: 500 } });
});

it('API-64 keeps what the server made of a save, and every switch learns of it', async () => {
	const { store } = createTestStore();
	const sent = answerPost('search/settings', wire(true, true));
	const save = store.dispatch(saveSearchSettings({ isInstantSearchEnabled: true }));
	await expect(save).resolves.toEqual({
		data: { isModuleActive: true, isInstantSearchEnabled: true },
	});
	expect(sent).toEqual([{ instant_search_enabled: true }]);
	const state = store.getState();
	expect(selectSearchSettings(state)).toMatchObject({
		phase: 'ready',
		data: { isInstantSearchEnabled: true },
	});
	expect(selectIsSettingOn(state, 'search')).toBe(true);
	expect(selectIsSettingOn(state, 'instant_search_enabled')).toBe(true);
});

it('API-64 leaves all as it was where the server refuses', async () => {
	const { store } = createTestStore();
	const before = store.getState();
	const refusal = { code: 'rest_invalid_arguments', message: 'No', data: { status: 400 } };
	answerPost('search/settings', refusal, 400);
	await expect(store.dispatch(saveSearchSettings({}))).resolves.toMatchObject({
		error: { code: 'rest_invalid_arguments' },
	});
	expect(store.getState()).toEqual(before);
});

describe('the two switches', () => {
	const SWITCHES = ['search', 'instant_search_enabled'];

	async function create(scenario: string) {
		const made = createTestStore({ scenario });
		await made.store.dispatch(loadFeatures());
		const on = () => SWITCHES.filter((key) => selectIsSettingOn(made.store.getState(), key));
		return { ...made, on };
	}

	it('SETPERF-12 SETPERF-13 the two go together', async () => {
		const { store, on, events } = await create('plan-search');
		await store.dispatch(toggleInstantSearch(true));
		expect(on()).toEqual(SWITCHES);
		await store.dispatch(toggleInstantSearch(false));
		expect(on()).toEqual(['search']);
		await store.dispatch(toggleInstantSearch(true));
		await store.dispatch(toggleSearch(false));
		expect(on()).toEqual([]);
		expect(events.slice(-2).map(({ properties }) => properties)).toEqual([
			{ module: 'search', setting: 'instant_search_enabled', toggled: 'on' },
			{ module: 'search', setting: 'search', toggled: 'off' },
		]);
	});

	it.each([
		['the search', toggleSearch, ['search']],
		['instant search', toggleInstantSearch, SWITCHES],
	])(
		'SETPERF-14 enables %s on a site that does not know of the product',
		async (_name, toggle, now) => {
			const { store, world, on } = await create('search-unknown');
			await expect(store.dispatch(toggle(true))).resolves.toMatchObject({
				data: { search: true, has_jetpack_search_product: true },
			});
			expect(on()).toEqual(now);
			expect(world.settings.has_jetpack_search_product).toBe(true);
		},
	);

	it.each([
		['without instant search', 'free', true],
		['where it is switched off', 'search-unknown', false],
	])('SETPERF-14 claims no product %s', async (_title, scenario, isOn) => {
		const { store } = await create(scenario);
		const sent = answerPost('settings', { code: 'some_updated', message: 'No.' }, 400);
		await store.dispatch(toggleSearch(isOn));
		expect(sent).toHaveLength(1);
	});
});
