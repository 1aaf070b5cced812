import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { isUnknown } from '@/lib/remote';
import { selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectLicensing } from '@/state/licensing';
import { selectProviderSite } from '@/state/site/provider-site';
import { selectPurchases } from '@/state/plans/purchases';
import { selectSite } from '@/state/site';
import { Card } from '@/ui/card';
import { CardBoundary } from '@/ui/card-boundary';
import { CardGrid } from '@/ui/card-grid';
import { ScreenTitle } from '@/ui/screen-title';
import { late } from '@/ui/loadable/late';
import { Skeleton, SkeletonCard } from '@/ui/skeleton';
import { StagedList } from '@/ui/staged-list';
import { useEntitlementLoads } from '../common/use-entitlement-loads';
import { Catalogue } from './catalogue';
import { Footer } from './footer';
import { PlanFeatures } from './plan-features';
import { PlanCard } from './plan-card';
import { Products } from './products';
import styles from './style.module.scss';

/** Below the plan, because it is used once in a plan's life. */
const LicenseForm = late(() => import(/* webpackChunkName: "rare" */ './license-form'), {
	isSecondary: true,
});

/**
 * Whether plan, features or purchases are still unknown. Each of them decides which blocks the page has, so none is
 * shown before all three: the page changes once, and nothing in it moves.
 */
const selectIsLoading = createSelector(
	[selectSiteConnection, selectProviderSite, selectFeatures, selectPurchases],
	(connection, providerSite, features, purchases) =>
		connection === 'connected' &&
		(isUnknown(providerSite) || isUnknown(features) || isUnknown(purchases)),
);

/** Pixels, about. */
const HEIGHT_OF_A_BLOCK = 300;

const PLACEHOLDERS = [1, 2, 3, 4];

/** The site's purchases, their features, and what is left to set up (SHELL-11). */
export default function MyPlanScreen() {
	const retry = useEntitlementLoads();
	const isLoading = useAppSelector(selectIsLoading);
	const { showRecommendations } = useAppSelector(selectSite);
	const { showLicensingUi } = useAppSelector(selectLicensing);
	return (
		<div className="jd-apart">
			<ScreenTitle>{__('My Plan')}</ScreenTitle>
			{isLoading ? (
				<div className={`jd-apart ${styles.loading}`}>
					<Card headingLevel={2} title={__('Your plan')}>
						<Skeleton height={56} label={__('Loading your plan…')} />
					</Card>
					<CardGrid>
						{PLACEHOLDERS.map((number) => (
							<SkeletonCard key={number} lines={3} />
						))}
					</CardGrid>
				</div>
			) : (
				<StagedList
					itemHeight={HEIGHT_OF_A_BLOCK}
					items={[
						<CardBoundary key="plan" headingLevel={2}>
							<PlanCard onRetry={retry} />
						</CardBoundary>,
						<CardBoundary key="products" headingLevel={2}>
							<Products onRetry={retry} />
						</CardBoundary>,
						<PlanFeatures key="features" onRetry={retry} />,
						<Catalogue key="catalogue" />,
						showLicensingUi && <LicenseForm key="license" waiting={<SkeletonCard lines={2} />} />,
						showRecommendations && <Footer key="footer" />,
					]}
				/>
			)}
		</div>
	);
}
