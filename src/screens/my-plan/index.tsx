import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_KEYS } from '@/domain/products';
import type { SitePlan } from '@/domain/site';
import { PRODUCT } from '@/lib/brand';
import { selectEntitlements } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { selectProducts } from '@/state/products';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ScreenTitle } from '@/ui/screen-title';
import styles from './style.module.scss';

/** The plan's name by its class; an unknown class is named by its product. */
export function getPlanName({ class: planClass, productSlug }: SitePlan): string {
	const names: Record<string, string> = {
		free: __('Free', 'dashboard-for-jetpack'),
		personal: __('Personal', 'dashboard-for-jetpack'),
		premium: __('Premium', 'dashboard-for-jetpack'),
		business: __('Professional', 'dashboard-for-jetpack'),
		security: __('Security', 'dashboard-for-jetpack'),
		complete: __('Complete', 'dashboard-for-jetpack'),
	};
	return (Object.hasOwn(names, planClass) && names[planClass]) || productSlug;
}

/** With the product's name before it, as a card below may be named after a part of the plan. */
export function getPlanTitle(plan: SitePlan): string {
	const name = getPlanName(plan);
	return name === plan.productSlug ? name : `${PRODUCT} ${name}`;
}

/** The plan that the site is on, and what else there is (SHELL-11). */
export default function MyPlanScreen() {
	const { showRecommendations } = useAppSelector(selectSite);
	const { plan } = useAppSelector(selectEntitlements);
	const products = useAppSelector(selectProducts);
	const described = PRODUCT_KEYS.filter((key) => products[key]);
	const sentence = sprintf(
		/* translators: %s: name of a plan. */
		__('This site is on the %s plan.', 'dashboard-for-jetpack'),
		getPlanName(plan),
	);
	return (
		<>
			<ScreenTitle>{__('My Plan', 'dashboard-for-jetpack')}</ScreenTitle>
			<Card
				headingLevel={2}
				title={getPlanTitle(plan)}
				footer={
					showRecommendations && (
						<Button href="#/recommendations">
							{__('Recommendations', 'dashboard-for-jetpack')}
						</Button>
					)
				}
			>
				<p>{sentence}</p>
			</Card>
			{described.length > 0 && (
				<Card headingLevel={2} title={__('Products', 'dashboard-for-jetpack')}>
					<ul className={styles.products}>
						{described.map((key) => (
							<li key={key}>
								<a href={`#/product/${key}`}>{products[key]?.title}</a>
								<span>{products[key]?.description}</span>
							</li>
						))}
					</ul>
				</Card>
			)}
		</>
	);
}
