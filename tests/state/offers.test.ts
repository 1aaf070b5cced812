import { createTestStore } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';
import {
	loadCatalogue,
	loadIntroOffers,
	loadPlans,
	loadSiteProducts,
	selectCatalogue,
	selectIntroOffers,
	selectPlans,
	selectSiteProducts,
} from '@/state/offers';

const SCAN = {
	product_id: 2106,
	product_slug: 'jetpack_scan',
	product_name: 'Scan',
	available: true,
	currency_code: 'EUR',
	cost: 120,
};

it('API-35 API-44 API-47 keeps the plans, the catalogue and the introductory offers apart', async () => {
	const { store } = createTestStore();
	answerGet('plans', [{ product_slug: 'jetpack_premium' }]);
	answerGet('products', { jetpack_scan: SCAN });
	answerGet('intro-offers', {
		code: 'success',
		data: [{ product_slug: 'jetpack_scan', original_price: 120, raw_price: 60 }],
	});
	await Promise.all([
		store.dispatch(loadPlans()),
		store.dispatch(loadCatalogue()),
		store.dispatch(loadIntroOffers()),
	]);
	const state = store.getState();
	expect(selectPlans(state)).toMatchObject({ data: [{ productSlug: 'jetpack_premium' }] });
	expect(selectCatalogue(state)).toMatchObject({ data: { jetpack_scan: { cost: 120 } } });
	expect(selectIntroOffers(state)).toMatchObject({ data: [{ rawPrice: 60 }] });
	expect(selectSiteProducts(state).phase).toBe('idle');
});

it('API-35 has failed, not no plans, after an empty answer', async () => {
	const { store } = createTestStore();
	answerGet('plans', undefined);
	await store.dispatch(loadPlans());
	expect(selectPlans(store.getState())).toMatchObject({
		phase: 'failed',
		error: { kind: 'shape' },
	});
});
