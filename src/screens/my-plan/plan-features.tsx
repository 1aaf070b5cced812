import { useId, type ReactNode } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { calendar, lifesaver, styles as themes } from '@wordpress/icons';
import type { PlanFeature } from '@/domain/plans/feature-cards';
import { assertNever } from '@/lib/values';
import { getRedirectUrl } from '@/lib/redirect-url';
import { viewRemote } from '@/lib/remote';
import { joinUrl } from '@/lib/safe-url';
import { selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectPlanFeatures } from '@/state/plans/plan';
import { selectSite, selectUnread } from '@/state/site';
import { Button } from '@/ui/button';
import { CardBoundary } from '@/ui/card-boundary';
import { CardGrid } from '@/ui/card-grid';
import { ErrorState } from '@/ui/error-state';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { SkeletonCard } from '@/ui/skeleton';
import { ProviderLink } from '../common/provider-link';
import { FeatureCard } from './feature-card';
import { ModuleCard, PerformanceCard, SearchCard } from './module-features';
import { AntiSpamCard, BackupCard } from './plugin-features';
import styles from './style.module.scss';

const selectIncluded = createSelector([selectFeatures], viewRemote);

const UNREAD = createLoadable(() => import(/* webpackChunkName: "rare" */ '../common/unread'));

const PLACEHOLDERS = [1, 2, 3];

/** The features of the plan, by its class (PLAN-08 to PLAN-13). The plan's own card reports that the plan is unknown. */
export function PlanFeatures({ onRetry }: { onRetry: () => void }) {
	const included = useAppSelector(selectIncluded);
	const view = useAppSelector(selectPlanFeatures);
	const isUnread = useAppSelector(selectUnread) !== null;
	if (view.kind === 'failed') {
		return null;
	}
	if (isUnread) {
		return (
			<FeaturesSection>
				<Late isSecondary of={UNREAD}>
					{(Unread) => <Unread />}
				</Late>
			</FeaturesSection>
		);
	}
	return (
		<FeaturesSection>
			{view.kind === 'placeholders' && <Placeholders />}
			{included.kind === 'failed' && (
				<ErrorState
					message={__(
						"Couldn't load what your plan includes, so these features may be incomplete.",
						'dashboard-for-jetpack',
					)}
					failure={included}
					onRetry={onRetry}
				/>
			)}
			<CardGrid>
				{view.kind === 'loading' &&
					PLACEHOLDERS.map((number) => <SkeletonCard key={number} lines={3} />)}
				{view.kind === 'features' &&
					view.features.map((feature) => (
						<CardBoundary key={feature}>
							<Feature feature={feature} />
						</CardBoundary>
					))}
			</CardGrid>
		</FeaturesSection>
	);
}

function FeaturesSection({ children }: { children: ReactNode }) {
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className={styles.section}>
			<h2 id={headingId}>{__('Your features', 'dashboard-for-jetpack')}</h2>
			{children}
		</section>
	);
}

function Placeholders() {
	return (
		<>
			<p>{__('What you bought is listed under My Products.', 'dashboard-for-jetpack')}</p>
			<div className={styles.placeholders} aria-hidden>
				{PLACEHOLDERS.map((number) => (
					<div key={number} className={styles.placeholder} data-placeholder />
				))}
			</div>
		</>
	);
}

function Feature({ feature }: { feature: PlanFeature }) {
	const { adminUrl } = useAppSelector(selectSite);
	switch (feature) {
		case 'backups':
			return <BackupCard />;
		case 'anti-spam':
			return <AntiSpamCard />;
		case 'search':
			return <SearchCard />;
		case 'performance':
			return <PerformanceCard />;
		case 'videopress':
		case 'ads':
		case 'google-analytics':
		case 'publicize':
		case 'protect':
			return <ModuleCard feature={feature} />;
		case 'activity':
			return <ActivityCard />;
		case 'themes':
			return (
				<FeatureCard
					title={__('Themes', 'dashboard-for-jetpack')}
					icon={themes}
					text={__('Change how your site looks.', 'dashboard-for-jetpack')}
					state={{ kind: 'none' }}
					actions={{
						none: (
							<Button size="small" href={joinUrl(adminUrl, 'theme-install.php')}>
								{__('Browse themes', 'dashboard-for-jetpack')}
							</Button>
						),
					}}
				/>
			);
		case 'support':
			return (
				<FeatureCard
					title={__('Support documentation', 'dashboard-for-jetpack')}
					icon={lifesaver}
					text={__('Guides and answers for every feature.', 'dashboard-for-jetpack')}
					state={{ kind: 'none' }}
					actions={{
						none: (
							<Button size="small" href={getRedirectUrl('jetpack-support')} target="_blank">
								{__('Search our support site', 'dashboard-for-jetpack')}
							</Button>
						),
					}}
				/>
			);
		default:
			return assertNever(feature);
	}
}

function ActivityCard() {
	const isOffline = useAppSelector(selectSiteConnection) === 'offline';
	return (
		<FeatureCard
			title={__('Activity', 'dashboard-for-jetpack')}
			icon={calendar}
			text={__('See who changed what on your site, and when.', 'dashboard-for-jetpack')}
			state={
				isOffline ? { kind: 'unavailable', availability: { kind: 'offline' } } : { kind: 'active' }
			}
			actions={{
				active: (
					<ProviderLink source="calypso-activity-log" variant="secondary">
						{__('View the activity log', 'dashboard-for-jetpack')}
					</ProviderLink>
				),
			}}
		/>
	);
}
