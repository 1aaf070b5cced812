import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { DEFAULT_PRODUCTS, type PaidFeature } from '@/domain/plans/default-product';
import { describeSlug } from '@/domain/plans/describe-slug';
import type { PlanFeature } from '@/domain/plans/feature-cards';
import { listMissingFeatures } from '@/domain/plans/missing-features';
import { assertNever } from '@/lib/assert-never';
import type { HashPath } from '@/lib/safe-url';
import { selectEntitlements, selectPromotion } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { selectPlanFeatures } from '@/state/plan';
import { Card } from '@/ui/card';
import { Link } from '@/ui/link';
import styles from './style.module.scss';

/** The same names as on the cards of the features. */
function describeFeature(feature: PaidFeature): { title: string; href: HashPath } {
	switch (feature) {
		case 'site-backups-jetpack':
			return { title: __('Site backups', 'dashboard-for-jetpack'), href: '#/product/backup' };
		case 'security-scanning-jetpack':
			return { title: __('Malware scanning', 'dashboard-for-jetpack'), href: '#/product/scan' };
		case 'spam-akismet-plus':
			return { title: __('Anti-spam', 'dashboard-for-jetpack'), href: '#/product/akismet' };
		case 'search-jetpack':
			return { title: __('Instant search', 'dashboard-for-jetpack'), href: '#/product/search' };
		case 'video-hosting-jetpack':
		case 'videopress-jetpack':
			return { title: __('VideoPress', 'dashboard-for-jetpack'), href: '#/product/videopress' };
		case 'wordads-jetpack':
			return { title: __('WordAds', 'dashboard-for-jetpack'), href: '#/product/security' };
		case 'google-analytics-jetpack':
			return { title: __('Google Analytics', 'dashboard-for-jetpack'), href: '#/product/security' };
		case 'priority-support-jetpack':
			return { title: __('Priority support', 'dashboard-for-jetpack'), href: '#/product/security' };
		default:
			return assertNever(feature);
	}
}

/** The features that have a card of their own on a plan that includes them. */
const CARDS: Partial<Record<PaidFeature, PlanFeature>> = {
	'spam-akismet-plus': 'anti-spam',
	'search-jetpack': 'search',
	'video-hosting-jetpack': 'videopress',
	'videopress-jetpack': 'videopress',
	'wordads-jetpack': 'ads',
	'google-analytics-jetpack': 'google-analytics',
};

const selectMissing = createSelector(
	[selectPromotion, selectEntitlements, selectPlanFeatures],
	(promotion, site, view) => {
		const shown: readonly (PlanFeature | undefined)[] =
			view.kind === 'features' ? view.features : [];
		return promotion === 'upgrade'
			? listMissingFeatures(site).filter(
					(feature) => !CARDS[feature] || !shown.includes(CARDS[feature]),
				)
			: [];
	},
);

/**
 * The features that the site doesn't have, each with the cheapest product that includes it (PLAN-22,
 * SLUG-13); for people who may buy.
 */
export function Catalogue() {
	const missing = useAppSelector(selectMissing);
	if (missing.length === 0) {
		return null;
	}
	return (
		<Card headingLevel={2} title={__('What you can add', 'dashboard-for-jetpack')}>
			<ul className={styles.catalogue}>
				{missing.map((feature) => {
					const { title, href } = describeFeature(feature);
					return (
						<li key={feature}>
							<Link href={href}>{title}</Link>
							<span className={styles.note}>
								{sprintf(
									/* translators: %s: name of a product. */
									__('Included in %s', 'dashboard-for-jetpack'),
									describeSlug(DEFAULT_PRODUCTS[feature]).name,
								)}
							</span>
						</li>
					);
				})}
			</ul>
		</Card>
	);
}
