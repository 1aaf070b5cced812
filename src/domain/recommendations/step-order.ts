import type { FeatureState, RecommendedFeature } from './features';
import {
	getPageOfStep,
	RECOMMENDATION_PAGES,
	type RecommendationPage,
	type RecommendationStep,
} from './steps';

/** RECS-11 to RECS-24. What was bought leads on as what is suggested does (RECS-15). */
const NEXT_STEPS = new Map<string, RecommendationStep>([
	['not-started', 'site-type-question'],
	['banner-completed', 'woocommerce'],
	['site-type-question', 'woocommerce'],
	['product-suggestions', 'woocommerce'],
	['product-purchased', 'woocommerce'],
	['woocommerce', 'monitor'],
	['monitor', 'related-posts'],
	['related-posts', 'creative-mail'],
	['creative-mail', 'site-accelerator'],
	['site-accelerator', 'publicize'],
	['publicize', 'summary'],
	['security-plan', 'summary'],
	['anti-spam', 'summary'],
	['videopress', 'summary'],
	['setup-wizard-completed', 'summary'],
	['summary', 'summary'],
]);

/**
 * The next step by the map alone.
 *
 * @throws {Error} For a step that nobody knows (ERR-14).
 */
export function getMappedStep(step: string): RecommendationStep {
	const next = NEXT_STEPS.get(step);
	if (!next) {
		throw new Error(`Unknown recommendations step: ${step}`);
	}
	return next;
}

/** What decides which steps a site is shown. */
export interface StepOrderFacts {
	/** The store site type was answered. */
	isStore: boolean;
	hasConnectedOwner: boolean;
	features: Record<RecommendedFeature, FeatureState['kind']>;
	/** Steps that something on the site has called for. */
	conditional: readonly string[];
	isFreePlan: boolean;
	/** Something paid is in force, be it a product beside a free plan. */
	hasPaidPurchase: boolean;
	/** Null while nobody knows. */
	hasSuggestions: boolean | null;
}

/** A feature that is off and unavailable has no step. */
const canBeShown = (kind: FeatureState['kind']) =>
	kind !== 'absent' && kind !== 'blocked' && kind !== 'no-right';

/**
 * Whether a step is in this site's order (RECS-26 to RECS-30, RECS-58); who opens a page by its address sees it all
 * the same. One about a module that this site does not have, or that its code keeps off, is passed by.
 */
export function isApplicable(step: RecommendationStep, facts: StepOrderFacts): boolean {
	const { features, conditional } = facts;
	switch (step) {
		case 'woocommerce':
			return facts.isStore && features.woocommerce !== 'on' && canBeShown(features.woocommerce);
		case 'monitor':
			return facts.hasConnectedOwner && features.monitor === 'off';
		case 'related-posts':
		case 'creative-mail':
		case 'site-accelerator':
			return canBeShown(features[step]);
		case 'publicize':
		case 'videopress':
			return conditional.includes(step) && features[step] === 'off';
		case 'security-plan':
		case 'anti-spam':
			return conditional.includes(step);
		case 'product-suggestions':
			return facts.isFreePlan && !facts.hasPaidPurchase && facts.hasSuggestions === true;
		case 'site-type-question':
		case 'product-purchased':
		case 'summary':
			return true;
	}
}

/**
 * The page after a step: the next one that applies (RECS-25). It ends at the summary at the latest.
 *
 * @throws {Error} For a step that nobody knows (ERR-14).
 */
export function getNextPage(step: string, facts: StepOrderFacts): RecommendationPage {
	const next = getMappedStep(step);
	return next === 'summary' || isApplicable(next, facts)
		? getPageOfStep(next)
		: getNextPage(next, facts);
}

/**
 * Where a page leads instead, or null where it can be shown: suggestions that there are none of (RECS-05), and
 * a feature that this site does not have. What is not known yet is waited for.
 */
export function getRedirect(
	page: RecommendationPage,
	facts: StepOrderFacts,
): RecommendationPage | null {
	const step = RECOMMENDATION_PAGES[page];
	if (page === 'product-suggestions') {
		const isDecided = facts.hasSuggestions !== null || !facts.isFreePlan || facts.hasPaidPurchase;
		return isDecided && !isApplicable(page, facts) ? getNextPage(step, facts) : null;
	}
	// Pages of features are named after them; the others are none of the map's keys.
	const features: Partial<Record<RecommendationPage, FeatureState['kind']>> = facts.features;
	return features[page] === 'absent' ? getNextPage(step, facts) : null;
}

/** In per cent (RECS-41); the other steps have no bar (RECS-42). */
const PROGRESS: Partial<Record<RecommendationPage, number>> = {
	'site-type': 17,
	'product-purchased': 33,
	woocommerce: 33,
	monitor: 50,
	'related-posts': 67,
	'creative-mail': 83,
	'site-accelerator': 99,
};

export const getProgress = (page: RecommendationPage): number | null => PROGRESS[page] ?? null;

/** The pages that follow each other; the others are reached by a link only. */
const WAY: readonly RecommendationPage[] = [
	'site-type',
	'woocommerce',
	'monitor',
	'related-posts',
	'creative-mail',
	'site-accelerator',
	'publicize',
	'summary',
];

/**
 * The position of a page in this site's step order, from 1, and the number of pages; null for a page outside of it. What was
 * viewed counts though it applies no more, so that switching something on does not shorten it.
 */
export function getPosition(
	page: RecommendationPage,
	facts: StepOrderFacts,
	viewed: readonly string[],
): { index: number; total: number } | null {
	const pages = WAY.filter((name) => {
		const step = RECOMMENDATION_PAGES[name];
		return name === page || viewed.includes(step) || isApplicable(step, facts);
	});
	const index = pages.indexOf(page) + 1;
	return index > 0 ? { index, total: pages.length } : null;
}

/** Features that are recommended only because something has happened on the site (RECS-44). */
const NEWS = ['publicize', 'security-plan', 'anti-spam', 'videopress'] as const;

export type NewRecommendation = (typeof NEWS)[number];

interface NewFacts {
	/** As the page said. */
	printed: readonly string[];
	/** What calls for attention now, once it is known. */
	conditional: readonly string[] | undefined;
	/** What was viewed, once it is known. */
	viewed: readonly string[] | undefined;
}

/** What is recommended and was not viewed yet (RECS-44); what was asked for beats what the page said. */
export function getNewRecommendations(facts: NewFacts): NewRecommendation[] {
	const { printed, conditional = printed, viewed = [] } = facts;
	return NEWS.filter((step) => conditional.includes(step) && !viewed.includes(step));
}
