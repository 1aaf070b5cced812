import {
	getMappedStep,
	getNewRecommendations,
	getNextPage,
	getPreviousPage,
	getProgress,
	getRedirect,
	isApplicable,
	type StepOrderFacts,
} from '@/domain/recommendations/step-order';
import {
	getPageOfStep,
	RECOMMENDATION_PAGES,
	type RecommendationPage,
	type RecommendationStep,
} from '@/domain/recommendations/steps';
import { RECOMMENDED_RESOURCES } from '@/domain/recommendations/features';
import { keysOf } from '@/lib/values';
import { ALL_OFF } from './facts';

const FACTS: StepOrderFacts = {
	isStore: false,
	hasConnectedOwner: true,
	features: ALL_OFF,
	conditional: [],
	isFreePlan: true,
	hasPaidPurchase: false,
	hasSuggestions: false,
};

const withFeature = (
	features: Partial<StepOrderFacts['features']>,
	rest: Partial<StepOrderFacts> = {},
) => ({
	...FACTS,
	...rest,
	features: { ...FACTS.features, ...features },
});

const LACKING = withFeature({
	monitor: 'absent',
	'related-posts': 'blocked',
	'creative-mail': 'no-right',
});
const ACTIVE_STORE = withFeature({ woocommerce: 'on' }, { isStore: true });
const SUGGESTED = { ...FACTS, hasSuggestions: true };
const having = (...conditional: string[]): StepOrderFacts => ({ ...FACTS, conditional });

it('RECS-10 RECS-56 lists the steps in order, and the resources among them', () => {
	expect(Object.values(RECOMMENDATION_PAGES).join(' ')).toBe(
		'site-type-question product-suggestions product-purchased woocommerce monitor related-posts creative-mail site-accelerator publicize security-plan anti-spam videopress summary',
	);
	expect(RECOMMENDED_RESOURCES).toEqual(['security-plan', 'anti-spam']);
});

it.each([
	['RECS-11', 'not-started', 'site-type-question'],
	['RECS-12', 'banner-completed', 'woocommerce'],
	['RECS-13', 'site-type-question', 'woocommerce'],
	['RECS-14', 'product-suggestions', 'woocommerce'],
	['RECS-15', 'product-purchased', 'woocommerce'],
	['RECS-16', 'woocommerce', 'monitor'],
	['RECS-17', 'monitor', 'related-posts'],
	['RECS-18', 'related-posts', 'creative-mail'],
	['RECS-19', 'creative-mail', 'site-accelerator'],
	['RECS-20', 'site-accelerator', 'publicize'],
	['RECS-21', 'publicize', 'summary'],
	['RECS-22', 'security-plan', 'summary'],
	['RECS-22', 'anti-spam', 'summary'],
	['RECS-23', 'setup-wizard-completed', 'summary'],
	['RECS-24', 'summary', 'summary'],
])('%s after the step %s comes %s', (_id, step, next) => {
	expect(getMappedStep(step)).toBe(next);
});

it('ERR-14 throws for an unknown step', () => {
	expect(() => getMappedStep('boost')).toThrow('boost');
	expect(() => getNextPage('', FACTS)).toThrow();
});

it.each<[string, string, RecommendationPage, StepOrderFacts]>([
	['a site without an owner', 'not-started', 'site-type', { ...FACTS, hasConnectedOwner: false }],
	['a site with a conditional step', 'site-accelerator', 'publicize', having('publicize')],
	['a site with steps that do not apply', 'banner-completed', 'site-accelerator', LACKING],
])('RECS-25 %s continues after %s with %s', (_name, step, page, facts) => {
	expect(getNextPage(step, facts)).toBe(page);
});

it.each<[string, RecommendationStep, StepOrderFacts, boolean]>([
	['RECS-26 store, not active', 'woocommerce', { ...FACTS, isStore: true }, true],
	['RECS-26 active', 'woocommerce', ACTIVE_STORE, false],
	['RECS-27 on', 'monitor', withFeature({ monitor: 'on' }), false],
	[
		'RECS-28 flag, on',
		'videopress',
		{ ...having('videopress'), features: { ...ALL_OFF, videopress: 'on' } },
		false,
	],
	['RECS-29 flag', 'security-plan', having('security-plan'), true],
	['RECS-29 flag', 'anti-spam', having('anti-spam'), true],
	['RECS-30 a purchase', 'product-suggestions', { ...SUGGESTED, hasPaidPurchase: true }, false],
	['RECS-58 missing', 'related-posts', withFeature({ 'related-posts': 'absent' }), false],
])('%s: %s', (_name, step, facts, expected) => {
	expect(isApplicable(step, facts)).toBe(expected);
});

it('RECS-05 redirects from the suggestions once they are known not to apply', () => {
	const page = 'product-suggestions';
	expect(getRedirect(page, FACTS)).toBe('monitor');
	expect(getRedirect(page, { ...FACTS, hasSuggestions: null })).toBeNull();
	expect(getRedirect(page, { ...FACTS, hasSuggestions: null, isFreePlan: false })).toBe('monitor');
	expect(getRedirect(page, SUGGESTED)).toBeNull();
});

it('redirects from the page of a missing feature only', () => {
	expect(getRedirect('monitor', withFeature({ monitor: 'absent' }))).toBe('related-posts');
	expect(getRedirect('monitor', withFeature({ monitor: 'blocked' }))).toBeNull();
	expect(getRedirect('monitor', withFeature({ monitor: 'on' }))).toBeNull();
	expect(getRedirect('summary', FACTS)).toBeNull();
});

it('RECS-41 RECS-42 shows progress on seven pages and none on the others', () => {
	const all = keysOf(RECOMMENDATION_PAGES).map((page) => [page, getProgress(page)]);
	const at = (percentage: number, position: number) => ({ percentage, position, total: 6 });
	expect(Object.fromEntries(all.filter(([, value]) => value !== null))).toEqual({
		'site-type': at(17, 1),
		'product-purchased': at(33, 2),
		woocommerce: at(33, 2),
		monitor: at(50, 3),
		'related-posts': at(67, 4),
		'creative-mail': at(83, 5),
		'site-accelerator': at(99, 6),
	});
});

describe('the page before a page', () => {
	const STORE = { ...FACTS, isStore: true };

	it.each<[RecommendationPage, StepOrderFacts, string[], RecommendationPage | null]>([
		['summary', FACTS, [], null],
		['product-suggestions', FACTS, [], 'site-type'],
		['product-purchased', FACTS, [], 'site-type'],
		['publicize', FACTS, [], 'site-accelerator'],
		['security-plan', FACTS, [], 'summary'],
		['anti-spam', FACTS, [], 'summary'],
		['videopress', FACTS, [], 'summary'],
		['related-posts', withFeature({ monitor: 'on' }), ['monitor'], 'monitor'],
		['related-posts', withFeature({ monitor: 'absent' }), ['monitor'], 'site-type'],
	])('%s (row %#)', (page, facts, viewed, expected) => {
		expect(getPreviousPage(page, facts, viewed)).toBe(expected);
	});

	it('is followed by the page, wherever the order leads from one to the other', () => {
		for (const page of ['monitor', 'related-posts', 'creative-mail', 'site-accelerator'] as const) {
			const previous = getPreviousPage(page, STORE, []);
			expect(previous && getNextPage(RECOMMENDATION_PAGES[previous], STORE)).toBe(page);
		}
	});
});

it('RECS-44 counts unviewed conditional steps as new', () => {
	const all = ['videopress', 'monitor', 'publicize', 'boost', 'anti-spam'];
	const newest = getNewRecommendations({ printed: all, conditional: undefined, viewed: [] });
	expect(newest).toEqual(['publicize', 'anti-spam', 'videopress']);
	const asked = { printed: all, conditional: ['security-plan', 'publicize'] };
	expect(getNewRecommendations({ ...asked, viewed: ['publicize'] })).toEqual(['security-plan']);
});

it('RECS-57 maps saved steps without a page to one', () => {
	expect(getPageOfStep('banner-completed')).toBe('woocommerce');
	expect(getPageOfStep('setup-wizard-completed')).toBe('summary');
});
