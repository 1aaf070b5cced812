import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { loadCloudSite } from '@/state/cloud-site';
import { selectSiteConnection } from '@/state/connection';
import { loadFeatures } from '@/state/features';
import { useAppSelector } from '@/state/hooks';
import { selectLicensing } from '@/state/licensing';
import { loadPurchases } from '@/state/purchases';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { ScreenTitle } from '@/ui/screen-title';
import { CardBoundary } from '../common/card-boundary';
import { useLoads } from '../common/use-loads';
import { Catalogue } from './catalogue';
import { PlanFeatures } from './plan-features';
import { LicenseForm } from './license-form';
import { LicensingBar } from './licensing-bar';
import { PlanCard } from './plan-card';
import { Products } from './products';
import styles from './style.module.scss';

const selectParts = createSelector(
	[selectSite, selectLicensing, selectSiteConnection],
	({ showRecommendations }, { showLicensingUi, counts }, connection) => ({
		isConnected: connection === 'connected',
		hasBar: showRecommendations,
		hasLicenseForm: showLicensingUi,
		// Whoever has licences left is asked to use them first (PLAN-06).
		hasFooter: showRecommendations && !counts?.detached,
	}),
);

/** What the site has bought, what that gives it and what is left to set up (SHELL-11). */
export default function MyPlanScreen() {
	const { isConnected, hasBar, hasLicenseForm, hasFooter } = useAppSelector(selectParts);
	const retry = useLoads(
		isConnected && loadCloudSite,
		isConnected && loadFeatures,
		isConnected && loadPurchases,
	);
	return (
		<div className={styles.page}>
			<ScreenTitle>{__('My Plan', 'dashboard-for-jetpack')}</ScreenTitle>
			{hasBar && <LicensingBar />}
			<CardBoundary headingLevel={2}>
				<PlanCard onRetry={retry} />
			</CardBoundary>
			<CardBoundary headingLevel={2}>
				<Products onRetry={retry} />
			</CardBoundary>
			<PlanFeatures />
			<Catalogue />
			{hasLicenseForm && <LicenseForm />}
			{hasFooter && (
				<div>
					<Button href="#/recommendations">{__('Recommendations', 'dashboard-for-jetpack')}</Button>
				</div>
			)}
		</div>
	);
}
