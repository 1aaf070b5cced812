import { keysOf } from '@/lib/keys-of';

/** The assistant's pages and the saved step that each belongs to (RECS-03, RECS-10). */
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

/** Steps that are saved but have no page of their own. */
const STEPS_ELSEWHERE = new Map<string, RecommendationPage>([
	['not-started', 'site-type'],
	['banner-completed', 'woocommerce'],
	['setup-wizard-completed', 'summary'],
]);

/**
 * The page on which the assistant goes on for a saved step (RECS-01, RECS-02).
 *
 * @throws {Error} For a step that nobody knows (ERR-14).
 */
export function getPageOfStep(step: string): RecommendationPage {
	const pages = keysOf(RECOMMENDATION_PAGES);
	const page =
		pages.find((name) => RECOMMENDATION_PAGES[name] === step) ?? STEPS_ELSEWHERE.get(step);
	if (!page) {
		throw new Error(`Unknown recommendations step: ${step}`);
	}
	return page;
}
