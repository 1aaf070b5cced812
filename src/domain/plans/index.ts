/** How often a plan is paid for: it changes nothing of what the plan is. */
const TERM = /[_-](monthly|yearly|2y)$/;

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
 * The class of a plan as the page data names it; "" for a slug that nobody knows, which is never "free"
 * (SLUG-01 to SLUG-09, SLUG-11: any slug that begins with jetpack_free is free).
 */
export function getPlanClass(slug: string): string {
	if (slug.startsWith('jetpack_free')) {
		return 'free';
	}
	const base = slug.replace(TERM, '');
	return Object.keys(CLASSES).find((name) => CLASSES[name]?.includes(base)) ?? '';
}
