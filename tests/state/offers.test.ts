import { http, HttpResponse } from 'msw';
import {
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '@/state/offers';
import { loadLatestPosts } from '@/state/posts';
import {
	closeUpgradeChart,
	loadContentCounts,
	recallUpgradeChart,
	selectContentCounts,
	selectIsUpgradeChartClosed as selectIsClosed,
} from '@/state/upgrade-chart';
import { server } from '#tests/support/server';
import { createTestStore } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';

const OFFER = { product_slug: 'jetpack_scan', original_price: 120, raw_price: 60 };

it('API-36 API-47 loads products and introductory offers separately', async () => {
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

it('API-47 an empty response is a failure, not an empty list', async () => {
	const { store } = createTestStore();
	answerGet('intro-offers', undefined, 204);
	await store.dispatch(loadIntroOffers());
	expect(selectIntroOffers(store.getState())).toMatchObject({
		phase: 'failed',
		error: { kind: 'shape' },
	});
});

describe('upgrade chart', () => {
	it('DASH-21 counts as closed until the browser storage was read', () => {
		const { store } = createTestStore();
		expect(selectIsClosed(store.getState())).toBe(true);
		store.dispatch(recallUpgradeChart());
		expect(selectIsClosed(store.getState())).toBe(false);
	});

	it('DASH-21 stays closed in the next visit', () => {
		const first = createTestStore();
		first.store.dispatch(recallUpgradeChart());
		first.store.dispatch(closeUpgradeChart());
		const next = createTestStore();
		next.browser.recall.mockImplementation(first.browser.recall);
		next.store.dispatch(recallUpgradeChart());
		expect(selectIsClosed(next.store.getState())).toBe(true);
	});

	it('DASH-21 stays closed in this visit without browser storage', () => {
		const { store, browser } = createTestStore();
		browser.recall.mockReturnValue(null);
		store.dispatch(recallUpgradeChart());
		store.dispatch(closeUpgradeChart());
		store.dispatch(recallUpgradeChart());
		expect(selectIsClosed(store.getState())).toBe(true);
	});

	it('DASH-21 counts posts and comments', async () => {
		const { store } = createTestStore({ world: { content: { posts: 21, comments: 7 } } });
		await store.dispatch(loadContentCounts());
		expect(selectContentCounts(store.getState())).toEqual({
			phase: 'ready',
			data: { posts: 21, comments: 7 },
		});
	});

	it.each<[string, boolean, string[]]>([
		['the list of posts where a chart has asked for it', true, ['100']],
		['a list of one where no chart needs them', false, ['1']],
	])('counts the posts by %s', async (_what, isListAsked, asked) => {
		const { store } = createTestStore();
		const sizes: (string | null)[] = [];
		server.use(
			http.get('*/wp/v2/posts', ({ request }) => {
				sizes.push(new URL(request.url).searchParams.get('per_page'));
				return HttpResponse.json([], { headers: { 'X-WP-Total': '321' } });
			}),
		);
		if (isListAsked) {
			void store.dispatch(loadLatestPosts());
		}
		await store.dispatch(loadContentCounts());
		expect(sizes).toEqual(asked);
		expect(selectContentCounts(store.getState())).toMatchObject({ data: { posts: 321 } });
	});
});
