import { useRef, useState } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { isUnknown, knownData } from '@/lib/remote';
import { selectPlanCard, selectOwnedProducts, planOutline } from '@/state/plan';
import { selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectLicensing } from '@/state/licensing';
import { selectProviderSite } from '@/state/provider-site';
import { selectPurchases } from '@/state/purchases';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CardBoundary } from '@/ui/card-boundary';
import { CardGrid } from '@/ui/card-grid';
import { ScreenTitle } from '@/ui/screen-title';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { Skeleton, SkeletonCard } from '@/ui/skeleton';
import { StagedList } from '@/ui/staged-list';
import { useEntitlementLoads } from '../common/use-entitlement-loads';
import { Catalogue } from './catalogue';
import { PlanFeatures } from './plan-features';
import { LicensingBar } from './licensing-bar';
import { Outline, useRememberOutline } from './outline';
import { PlanCard } from './plan-card';
import { Products } from './products';
import styles from './style.module.scss';

/** Below the plan, because it is used once in a plan's life. */
const LICENSE_FORM = createLoadable(() => import(/* webpackChunkName: "rare" */ './license-form'));

const selectParts = createSelector(
	[selectSite, selectLicensing],
	({ showRecommendations }, { showLicensingUi, counts }) => ({
		hasBar: showRecommendations,
		hasLicenseForm: showLicensingUi,
		// People with unused licenses are reminded to use them first (PLAN-06).
		hasFooter: showRecommendations && !counts?.detached,
	}),
);

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

/** Whether the provider has answered all three. */
const selectIsKnown = createSelector(
	[selectPlanCard, selectFeatures, selectPurchases],
	(card, features, purchases) =>
		card.kind === 'plan' && knownData(features) !== undefined && knownData(purchases) !== undefined,
);

/** Whether the plan's card can list the products, because there is no plan. */
const selectAreProductsListable = createSelector(
	[selectPlanCard, selectOwnedProducts],
	(card, owned) => card.kind === 'plan' && card.hasOnlyProducts && owned.kind === 'known',
);

/** Pixels, about. */
const HEIGHT_OF_A_BLOCK = 300;

const PLACEHOLDERS = [1, 2, 3, 4];

function Loading() {
	const dispatch = useAppDispatch();
	const [outline] = useState(() => dispatch(planOutline.recall()));
	if (outline) {
		return <Outline outline={outline} />;
	}
	return (
		<div className={styles.loading}>
			<Card headingLevel={2} title={__('Your plan', 'dashboard-for-jetpack')}>
				<Skeleton height={56} label={__('Loading your plan…', 'dashboard-for-jetpack')} />
			</Card>
			<CardGrid>
				{PLACEHOLDERS.map((number) => (
					<SkeletonCard key={number} lines={3} />
				))}
			</CardGrid>
		</div>
	);
}

function Content({ onRetry }: { onRetry: () => void }) {
	const { hasBar, hasLicenseForm, hasFooter } = useAppSelector(selectParts);
	const areListable = useAppSelector(selectAreProductsListable);
	// Decided once, because a list that moves to another card would lose the focus.
	const [wereListable] = useState(areListable);
	const areListed = wereListable && areListable;
	return (
		<StagedList
			itemHeight={HEIGHT_OF_A_BLOCK}
			items={[
				<CardBoundary key="plan" headingLevel={2}>
					<PlanCard listsProducts={areListed} onRetry={onRetry} />
				</CardBoundary>,
				<CardBoundary key="products" headingLevel={2}>
					{!areListed && <Products onRetry={onRetry} />}
				</CardBoundary>,
				<PlanFeatures key="features" onRetry={onRetry} />,
				<Catalogue key="catalogue" />,
				hasLicenseForm && (
					<Late key="license" isSecondary of={LICENSE_FORM} waiting={<SkeletonCard lines={2} />}>
						{(LicenseForm) => <LicenseForm />}
					</Late>
				),
				hasFooter && (
					<div key="recommendations">
						<Button href="#/recommendations">
							{__('Recommendations', 'dashboard-for-jetpack')}
						</Button>
					</div>
				),
				hasBar && <LicensingBar key="bar" />,
			]}
		/>
	);
}

/** The site's purchases, their features, and what is left to set up (SHELL-11). */
export default function MyPlanScreen() {
	const retry = useEntitlementLoads();
	const isLoading = useAppSelector(selectIsLoading);
	const isKnown = useAppSelector(selectIsKnown);
	const page = useRef<HTMLDivElement>(null);
	useRememberOutline(page, isKnown);
	return (
		<div ref={page} className={styles.page}>
			<ScreenTitle>{__('My Plan', 'dashboard-for-jetpack')}</ScreenTitle>
			{isLoading ? <Loading /> : <Content onRetry={retry} />}
		</div>
	);
}
