import { keysOf } from '@/lib/keys-of';

/** The assistant's pages and the saved step that each belongs to, in their order (RECS-03, RECS-10). */
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

/** A step as it is saved, for those that have a page. */
export type RecommendationStep = (typeof RECOMMENDATION_PAGES)[RecommendationPage];

/** Where the assistant begins; also where it goes on after a step that only another version knows. */
export const FIRST_PAGE: RecommendationPage = 'site-type';

/** Steps that are saved but have no page of their own (RECS-57). */
const STEPS_ELSEWHERE = new Map<string, RecommendationPage>([
	['not-started', FIRST_PAGE],
	['banner-completed', 'woocommerce'],
	['setup-wizard-completed', 'summary'],
]);

/**
 * The page on which the assistant goes on for a saved step (RECS-01, RECS-02).
 *
 * @throws {Error} For a step that nobody knows (ERR-14).
 */
export function getPageOfStep(step: string): RecommendationPage {
	const page =
		keysOf(RECOMMENDATION_PAGES).find((name) => RECOMMENDATION_PAGES[name] === step) ??
		STEPS_ELSEWHERE.get(step);
	if (!page) {
		throw new Error(`Unknown recommendations step: ${step}`);
	}
	return page;
}
