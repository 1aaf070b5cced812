import { getBaseSlug } from './base-slug';

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
