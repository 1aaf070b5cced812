import { catalogApi } from '@/api/entities/catalog';
import { recommendationsApi } from '@/api/entities/recommendations';
import { getSelected, getSkipped, getViewed, SITE_TYPES } from '@/domain/recommendations/data';
import { buildPageData } from '#tests/support/fixtures';
import { loadScenario } from '../e2e/support/rest';
import { printedPageData } from '../e2e/support/page-data';
import { HALVES } from './halves';

const LISTS = {
	selectedRecommendations: ['monitor'],
	skippedRecommendations: ['creative-mail'],
	viewedRecommendations: ['site-type-question', 'monitor'],
	viewedDiscounts: ['publicize'],
};

describe.each(HALVES)('%s', (_name, start) => {
	it('RECS-53, API-39, API-43 saves the step and the lists of slugs, and returns what is suggested', async () => {
		const site = await start('recommendations-new');
		const api = site(recommendationsApi);
		const data = await api.loadData();
		expect(getSelected(data)).toEqual(['monitor', 'related-posts']);
		expect(getSkipped(data)).toEqual(['creative-mail', 'site-accelerator']);
		expect(getViewed(data)).toContain('summary');
		expect(await site(catalogApi).loadRecommendationsStep()).toBe('summary');
		expect(await api.loadConditional()).toEqual([
			'publicize',
			'security-plan',
			'anti-spam',
			'videopress',
		]);
		expect(await api.loadUpsell()).toMatchObject({ isHidden: true });
		await api.saveData({ ...data, ...LISTS });
		expect(await api.loadData()).toEqual({ ...data, ...LISTS });
		await api.saveStep('monitor');
		expect(await site(catalogApi).loadRecommendationsStep()).toBe('monitor');
	});

	it('RECS-54 saves the four answers as booleans', async () => {
		const api = (await start('free'))(recommendationsApi);
		const answers = Object.fromEntries(SITE_TYPES.map((type, index) => [type, index % 2 === 0]));
		await api.saveData(answers);
		expect(await api.loadData()).toEqual(answers);
		expect(Object.keys(answers)).toEqual([
			'site-type-personal',
			'site-type-business',
			'site-type-store',
			'site-type-other',
		]);
	});
});

it('RECS-53 the page prints the new recommendations and the step', async () => {
	await loadScenario('recommendations-new');
	const printed = await printedPageData('admin');
	const { recommendations } = buildPageData({ scenario: 'recommendations-new' }).site;
	expect(printed.newRecommendations).toEqual(recommendations.new);
	expect(printed.recommendationsStep).toBe('summary');
});
