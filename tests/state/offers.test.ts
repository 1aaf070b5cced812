import { createTestStore } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';
import {
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '@/state/offers';

const OFFER = { product_slug: 'jetpack_scan', original_price: 120, raw_price: 60 };

it('API-36 API-47 keeps what is sold and the introductory offers apart', async () => {
	const { store } = createTestStore();
	answerGet('intro-offers', { code: 'success', data: [OFFER] });
	await store.dispatch(loadIntroOffers());
	expect(selectIntroOffers(store.getState())).toMatchObject({ data: [{ rawPrice: 60 }] });
	expect(selectSiteProducts(store.getState()).phase).toBe('idle');
	await store.dispatch(loadSiteProducts());
	expect(selectSiteProducts(store.getState())).toMatchObject({
		data: { jetpack_scan: { cost: 119.4, currencyCode: 'USD' } },
	});
});

it('API-47 has failed, not no offers, after an empty answer', async () => {
	const { store } = createTestStore();
	answerGet('intro-offers', undefined, 204);
	await store.dispatch(loadIntroOffers());
	expect(selectIntroOffers(store.getState())).toMatchObject({
		phase: 'failed',
		error: { kind: 'shape' },
	});
});
