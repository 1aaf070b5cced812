import { __ } from '@wordpress/i18n';
import { PRODUCT } from '@/lib/brand';
import type { SitePlan } from '@/domain/site';

/** The plan's name as its class tells it; a class nobody knows is named by its product. */
export function getPlanName({ class: planClass, productSlug }: SitePlan): string {
	const names: Record<string, string> = {
		free: __('Free', 'jetpack'),
		personal: __('Personal', 'jetpack'),
		premium: __('Premium', 'jetpack'),
		business: __('Professional', 'jetpack'),
		security: __('Security', 'jetpack'),
		complete: __('Complete', 'jetpack'),
	};
	return (Object.hasOwn(names, planClass) && names[planClass]) || productSlug;
}

/** With the product's name before it, as a card below may be named after a part of the plan. */
export function getPlanTitle(plan: SitePlan): string {
	const name = getPlanName(plan);
	return name === plan.productSlug ? name : `${PRODUCT} ${name}`;
}
