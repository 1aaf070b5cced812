import { loadFeatures } from '@/state/entitlements';
import { selectIsSettingOn, setSetting } from '@/state/settings';
import { createTestStore } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

describe('the two switches', () => {
	const SWITCHES = ['search', 'instant_search_enabled'] as const;

	async function create(scenario: string) {
		const made = createTestStore({ scenario });
		await made.store.dispatch(loadFeatures());
		const on = () => SWITCHES.filter((key) => selectIsSettingOn(made.store.getState(), key));
		return { ...made, on };
	}

	it('SETPERF-12 SETPERF-13 the two go together', async () => {
		const { store, on, events } = await create('plan-search');
		await store.dispatch(setSetting('instant_search_enabled', true));
		expect(on()).toEqual(SWITCHES);
		await store.dispatch(setSetting('instant_search_enabled', false));
		expect(on()).toEqual(['search']);
		await store.dispatch(setSetting('instant_search_enabled', true));
		await store.dispatch(setSetting('search', false));
		expect(on()).toEqual([]);
		expect(events.slice(-2).map(({ properties }) => properties)).toEqual([
			{ module: 'search', setting: 'instant_search_enabled', toggled: 'on' },
			{ module: 'search', setting: 'search', toggled: 'off' },
		]);
	});

	it.each([
		['the search', 'search', ['search']],
		['instant search', 'instant_search_enabled', SWITCHES],
	] as const)(
		'SETPERF-14 enables %s on a site that does not know of the product',
		async (_name, id, now) => {
			const { store, world, on } = await create('search-unknown');
			await expect(store.dispatch(setSetting(id, true))).resolves.toMatchObject({
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
		await store.dispatch(setSetting('search', isOn));
		expect(sent).toHaveLength(1);
	});
});
