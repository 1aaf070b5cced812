/** The billing terms in slugs, which don't change the kind of plan. Slugs of offers may have several terms (OFFER-11). */
const TERM = /([_-](monthly|(bi[_-])?yearly|2y))+$/;

/** The slug without its term; every slug that begins with jetpack_free is the free plan's (SLUG-11). */
export const getBaseSlug = (slug: string) =>
	slug.startsWith('jetpack_free') ? 'jetpack_free' : slug.replace(TERM, '');

const CLASSES: Record<string, readonly string[]> = {
	free: ['jetpack_free', 'free_plan'],
	personal: ['jetpack_personal', 'personal-bundle', 'starter-plan'],
	premium: ['jetpack_premium', 'value_bundle'],
	security: [
		'jetpack_security_t1',
		'jetpack_security_t2',
		'jetpack_security_daily',
		'jetpack_security_realtime',
	],
	business: ['jetpack_business', 'business-bundle', 'ecommerce-bundle', 'pro-plan', 'vip'],
	complete: ['jetpack_complete'],
};

/**
 * The class of a plan as in the page data; "" for an unknown slug, which never counts as "free".
 * `describeSlug` returns more about a slug, but must not be imported by the first chunk.
 */
export function getPlanClass(slug: string): string {
	const base = getBaseSlug(slug);
	return Object.keys(CLASSES).find((name) => CLASSES[name]?.includes(base)) ?? '';
}

/**
 * Whether My Plan lists the features of a plan, its backups among them. The list itself is in `feature-cards.ts`,
 * which must not be imported by the first chunk; a test keeps the two in sync.
 */
export const hasFeatureCards = (slug: string): boolean =>
	getPlanClass(slug) !== '' || /_(backup|search)/.test(slug);
