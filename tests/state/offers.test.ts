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
import { answerGet } from '#tests/support/wire';
import { open } from './site';

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

	it('DASH-21 counts posts and comments', async () => {
		const { dispatch, read } = open({ world: { content: { posts: 21, comments: 7 } } });
		await dispatch(loadContentCounts());
		expect(read(selectContentCounts)).toEqual({ phase: 'ready', data: { posts: 21, comments: 7 } });
	});

	it.each<[string, boolean, string[]]>([
		['the list of posts where a chart has asked for it', true, ['100']],
		['a list of one where no chart needs them', false, ['1']],
	])('counts the posts by %s', async (_what, isListAsked, asked) => {
		const { dispatch, read } = open();
		const sizes: (string | null)[] = [];
		server.use(
			http.get('*/wp/v2/posts', ({ request }) => {
				sizes.push(new URL(request.url).searchParams.get('per_page'));
				return HttpResponse.json([], { headers: { 'X-WP-Total': '321' } });
			}),
		);
		if (isListAsked) {
			void dispatch(loadLatestPosts());
		}
		await dispatch(loadContentCounts());
		expect(sizes).toEqual(asked);
		expect(read(selectContentCounts)).toMatchObject({ data: { posts: 321 } });
	});
});
