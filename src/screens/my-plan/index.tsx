import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { selectLicensing } from '@/state/licensing';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { CardBoundary } from '@/ui/card-boundary';
import { ScreenTitle } from '@/ui/screen-title';
import { useEntitlementLoads } from '../common/use-entitlement-loads';
import { Catalogue } from './catalogue';
import { PlanFeatures } from './plan-features';
import { LicenseForm } from './license-form';
import { LicensingBar } from './licensing-bar';
import { PlanCard } from './plan-card';
import { Products } from './products';
import styles from './style.module.scss';

const selectParts = createSelector(
	[selectSite, selectLicensing],
	({ showRecommendations }, { showLicensingUi, counts }) => ({
		hasBar: showRecommendations,
		hasLicenseForm: showLicensingUi,
		// People with unused licenses are reminded to use them first (PLAN-06).
		hasFooter: showRecommendations && !counts?.detached,
	}),
);

/** The site's purchases, their features, and what is left to set up (SHELL-11). */
export default function MyPlanScreen() {
	const { hasBar, hasLicenseForm, hasFooter } = useAppSelector(selectParts);
	const retry = useEntitlementLoads();
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
