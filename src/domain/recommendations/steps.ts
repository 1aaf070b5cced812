import { keysOf } from '@/lib/values';

/** The assistant's pages and the saved step of each, in order (RECS-03, RECS-10). */
export const RECOMMENDATION_PAGES = {
	'site-type': 'site-type-question',
	'product-suggestions': 'product-suggestions',
	'product-purchased': 'product-purchased',
	woocommerce: 'woocommerce',
	monitor: 'monitor',
	'related-posts': 'related-posts',
	'creative-mail': 'creative-mail',
	'site-accelerator': 'site-accelerator',
	publicize: 'publicize',
	'security-plan': 'security-plan',
	'anti-spam': 'anti-spam',
	videopress: 'videopress',
	summary: 'summary',
} as const;

export type RecommendationPage = keyof typeof RECOMMENDATION_PAGES;

/** The saved steps that have a page. */
export type RecommendationStep = (typeof RECOMMENDATION_PAGES)[RecommendationPage];

/** The assistant's first page, also used for a saved step of another version. */
export const FIRST_PAGE: RecommendationPage = 'site-type';

/** Steps that are saved but have no page of their own (RECS-57). */
const STEPS_ELSEWHERE = new Map<string, RecommendationPage>([
	['not-started', FIRST_PAGE],
	['banner-completed', 'woocommerce'],
	['setup-wizard-completed', 'summary'],
]);

/** The page that the assistant resumes at for a saved step (RECS-01, RECS-02). Throws for an unknown step (ERR-14). */
export function getPageOfStep(step: string): RecommendationPage {
	const page =
		keysOf(RECOMMENDATION_PAGES).find((name) => RECOMMENDATION_PAGES[name] === step) ??
		STEPS_ELSEWHERE.get(step);
	if (!page) {
		throw new Error(`Unknown recommendations step: ${step}`);
	}
	return page;
}

/** As `getPageOfStep`, but a step of another version restarts the assistant (ERR-14). */
export function getSavedPage(step: string): RecommendationPage {
	try {
		return getPageOfStep(step);
	} catch {
		return FIRST_PAGE;
	}
}
