import {
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '@/state/plans/offers';
import {
	closeUpgradeChart,
	recallUpgradeChart,
	selectIsUpgradeChartClosed as selectIsClosed,
} from '@/state/rewind/upgrade-chart';
import { answerGet } from '#tests/support/wire';
import { open } from '../site';

const OFFER = { product_slug: 'jetpack_scan', original_price: 120, raw_price: 60 };

it('API-36 API-47 loads products and introductory offers separately', async () => {
	const { dispatch, read } = open();
	answerGet('intro-offers', { code: 'success', data: [OFFER] });
	await dispatch(loadIntroOffers());
	expect(read(selectIntroOffers)).toMatchObject({ data: [{ rawPrice: 60 }] });
	expect(read(selectSiteProducts).phase).toBe('idle');
	await dispatch(loadSiteProducts());
	expect(read(selectSiteProducts)).toMatchObject({
		data: { jetpack_scan: { cost: 119.4, currencyCode: 'USD' } },
	});
});

it('API-47 an empty response is a failure, not an empty list', async () => {
	const { dispatch, read } = open();
	answerGet('intro-offers', undefined, 204);
	await dispatch(loadIntroOffers());
	expect(read(selectIntroOffers)).toMatchObject({ phase: 'failed', error: { kind: 'shape' } });
});

describe('upgrade chart', () => {
	it('DASH-21 counts as closed until the browser storage was read', () => {
		const { dispatch, read } = open();
		expect(read(selectIsClosed)).toBe(true);
		dispatch(recallUpgradeChart());
		expect(read(selectIsClosed)).toBe(false);
	});

	it('DASH-21 stays closed in the next visit', () => {
		const first = open();
		first.dispatch(recallUpgradeChart());
		first.dispatch(closeUpgradeChart());
		const next = open();
		next.browser.recall.mockImplementation(first.browser.recall);
		next.dispatch(recallUpgradeChart());
		expect(next.read(selectIsClosed)).toBe(true);
	});

	it('DASH-21 stays closed in this visit without browser storage', () => {
		const { dispatch, read, browser } = open();
		browser.recall.mockReturnValue(null);
		dispatch(recallUpgradeChart());
		dispatch(closeUpgradeChart());
		dispatch(recallUpgradeChart());
		expect(read(selectIsClosed)).toBe(true);
	});
});
