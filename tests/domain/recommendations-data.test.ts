import {
	getSelected,
	getSkipped,
	getViewed,
	giveAnswers,
	markSelected,
	markSkipped,
	markViewed,
	resolveUpsell,
	type Upsell,
} from '@/domain/recommendations';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const DATA = {
	'site-type-store': true,
	selectedRecommendations: ['monitor'],
	skippedRecommendations: ['woocommerce'],
};

it('marks a feature as selected and no longer as skipped, and keeps the rest', () => {
	expect(markSelected('woocommerce')(DATA)).toEqual({
		'site-type-store': true,
		selectedRecommendations: ['monitor', 'woocommerce'],
		skippedRecommendations: [],
	});
	expect(markSelected('monitor')({})).toEqual({ selectedRecommendations: ['monitor'] });
});

it('marks a step as skipped, and never has it in both lists', () => {
	const data = markSkipped('monitor')(DATA);
	expect(getSkipped(data)).toEqual(['woocommerce', 'monitor']);
	expect(getSelected(data)).toEqual([]);
});

it('RECS-36 adds a step to the viewed ones once', () => {
	const once = markViewed('monitor')(DATA);
	expect(getViewed(once)).toEqual(['monitor']);
	expect(markViewed('monitor')(once)).toBe(once);
});

it('gives back the very data that a change leaves as it is', () => {
	expect(markSelected('monitor')(DATA)).toBe(DATA);
	expect(markSkipped('woocommerce')(DATA)).toBe(DATA);
	expect(giveAnswers({ 'site-type-store': true })(DATA)).toBe(DATA);
	expect(giveAnswers({ 'site-type-store': false })(DATA)).toEqual({
		...DATA,
		'site-type-store': false,
	});
});

it('does not trip over a list that the server keeps as something else', () => {
	expect(getSelected({ selectedRecommendations: 'monitor' })).toEqual([]);
});

const UPSELL: Upsell = {
	productSlug: 'jetpack_scan',
	title: '',
	description: '',
	cost: 1,
	currencyCode: 'EUR',
	costTimeframe: '',
	billingTimeframe: '',
	features: [],
	callToAction: { text: '', url: '' },
	isHidden: false,
};

it('API-41 hides what says so and what could not be fetched', () => {
	expect(resolveUpsell(idle)).toEqual({ kind: 'loading' });
	expect(resolveUpsell(toReady(UPSELL))).toEqual({ kind: 'upsell', upsell: UPSELL });
	expect(resolveUpsell(toReady({ ...UPSELL, isHidden: true }))).toEqual({ kind: 'hidden' });
	expect(resolveUpsell(toFailed(idle, 'gone'))).toEqual({ kind: 'hidden' });
	expect(resolveUpsell(toLoading(toReady(UPSELL)))).toMatchObject({ kind: 'upsell' });
});
