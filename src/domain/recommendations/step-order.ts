import type { FeatureState, RecommendedFeature } from './features';
import {
	FIRST_PAGE,
	getPageOfStep,
	RECOMMENDATION_PAGES,
	type RecommendationPage,
	type RecommendationStep,
} from './steps';

/** The steps of the map up to its end, each but the first with the name of its page. */
const WAY: readonly RecommendationStep[] = [
	'site-type-question',
	'woocommerce',
	'monitor',
	'related-posts',
	'creative-mail',
	'site-accelerator',
	'publicize',
	'summary',
];

/** The next step after those beside the way. A purchase is followed by the same step as a suggestion (RECS-15). */
const BACK_ON_WAY = new Map<string, RecommendationStep>([
	['not-started', 'site-type-question'],
	['banner-completed', 'woocommerce'],
	['product-suggestions', 'woocommerce'],
	['product-purchased', 'woocommerce'],
	['security-plan', 'summary'],
	['anti-spam', 'summary'],
	['videopress', 'summary'],
	['setup-wizard-completed', 'summary'],
	['summary', 'summary'],
]);

/** The next step in the map (RECS-11 to RECS-24). Throws for an unknown step (ERR-14). */
export function getMappedStep(step: string): RecommendationStep {
	const at = WAY.findIndex((one) => one === step);
	const next = BACK_ON_WAY.get(step) ?? (at === -1 ? undefined : WAY[at + 1]);
	if (!next) {
		throw new Error(`Unknown recommendations step: ${step}`);
	}
	return next;
}

export interface StepOrderFacts {
	/** The store site type was answered. */
	isStore: boolean;
	hasConnectedOwner: boolean;
	features: Record<RecommendedFeature, FeatureState['kind']>;
	/** Steps recommended because of an event on the site. */
	conditional: readonly string[];
	isFreePlan: boolean;
	/** A paid plan or product is active. */
	hasPaidPurchase: boolean;
	/** Null until it is known. */
	hasSuggestions: boolean | null;
}

/** Whether a feature may have a step: not if it is missing, forced off, or not the user's to switch on. */
const canBeShown = (kind: FeatureState['kind']) =>
	kind !== 'absent' && kind !== 'blocked' && kind !== 'no-right';

/**
 * Whether a step is in this site's order (RECS-26 to RECS-30, RECS-58). The page of any other step can still be opened by its address.
 * Steps about a feature that is missing, forced off, or not the user's to switch on are skipped.
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

/** The page after a step: the next one that applies (RECS-25), or the summary. Throws for an unknown step (ERR-14). */
export function getNextPage(step: string, facts: StepOrderFacts): RecommendationPage {
	const next = getMappedStep(step);
	return next === 'summary' || isApplicable(next, facts)
		? getPageOfStep(next)
		: getNextPage(next, facts);
}

/**
 * The page that replaces a page, or null if it can be shown: suggestions that don't apply (RECS-05) and the page
 * of a missing feature are replaced. Returns null until the suggestions are known.
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
	// Pages of features are named after the features; no other page is a key of the map.
	const features: Partial<Record<RecommendationPage, FeatureState['kind']>> = facts.features;
	return features[page] === 'absent' ? getNextPage(step, facts) : null;
}

/** Progress in percent of each position (RECS-41). */
const PROGRESS = [17, 33, 50, 67, 83, 99] as const;

/** A page's place on the way, counted from 1; null for the other pages, which have no bar (RECS-42). */
export function getProgress(page: RecommendationPage) {
	const at = page === 'product-purchased' ? 1 : WAY.indexOf(RECOMMENDATION_PAGES[page]);
	const percentage = PROGRESS[at];
	return percentage === undefined ? null : { percentage, position: at + 1, total: PROGRESS.length };
}

/**
 * The page before a page: the last one that applies or was viewed, because a step no longer applies once its feature is on. Pages about products follow
 * the question, and what is new is opened from the summary. Null on the first page and on the summary.
 */
export function getPreviousPage(
	page: RecommendationPage,
	facts: StepOrderFacts,
	viewed: readonly string[],
): RecommendationPage | null {
	switch (page) {
		case FIRST_PAGE:
		case 'summary':
			return null;
		case 'product-suggestions':
		case 'product-purchased':
			return FIRST_PAGE;
		case 'security-plan':
		case 'anti-spam':
		case 'videopress':
			return 'summary';
		default: {
			const features: Partial<Record<RecommendationPage, FeatureState['kind']>> = facts.features;
			const isOpen = (step: RecommendationStep) =>
				isApplicable(step, facts) ||
				(viewed.includes(step) && features[getPageOfStep(step)] !== 'absent');
			const before = WAY.slice(0, WAY.indexOf(RECOMMENDATION_PAGES[page])).findLast(isOpen);
			return before ? getPageOfStep(before) : FIRST_PAGE;
		}
	}
}

/** Features that are only recommended after an event on the site (RECS-44). */
const NEWS = ['publicize', 'security-plan', 'anti-spam', 'videopress'] as const;

export type NewRecommendation = (typeof NEWS)[number];

interface NewFacts {
	/** By the page data. */
	printed: readonly string[];
	/** The current conditional recommendations, once loaded. */
	conditional: readonly string[] | undefined;
	/** The viewed steps, once loaded. */
	viewed: readonly string[] | undefined;
}

/** The recommended steps that were not viewed yet (RECS-44); loaded facts beat the page data. */
export function getNewRecommendations(facts: NewFacts): NewRecommendation[] {
	const { printed, conditional = printed, viewed = [] } = facts;
	return NEWS.filter((step) => conditional.includes(step) && !viewed.includes(step));
}
