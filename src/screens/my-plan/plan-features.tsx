import { useId, type ReactNode } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import type { PlanFeature } from '@/domain/plans/feature-cards';
import { viewRemote } from '@/lib/remote';
import { selectFeatures } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectPlanFeatures } from '@/state/plans/plan';
import { selectUnread } from '@/state/site';
import { CardBoundary } from '@/ui/card-boundary';
import { CardGrid } from '@/ui/card-grid';
import { ErrorState } from '@/ui/error-state';
import { late } from '@/ui/loadable/late';
import { ModuleCard, PerformanceCard, SearchCard, SimpleCard } from './module-features';
import { AntiSpamCard, BackupCard } from './plugin-features';
import styles from './style.module.scss';

const selectIncluded = createSelector([selectFeatures], viewRemote);

const Unread = late(() => import(/* webpackChunkName: "rare" */ '../common/unread'), {
	isSecondary: true,
});

const PLACEHOLDERS = [1, 2, 3];

/** The features of the plan, by its class (PLAN-08 to PLAN-13). The screen waits for the plan, whose own card reports that it is unknown. */
export function PlanFeatures({ onRetry }: { onRetry: () => void }) {
	const headingId = useId();
	const included = useAppSelector(selectIncluded);
	const view = useAppSelector(selectPlanFeatures);
	const isUnread = useAppSelector(selectUnread) !== null;
	if (view.kind === 'failed' || view.kind === 'loading') {
		return null;
	}
	return (
		<section aria-labelledby={headingId} className="jd-list">
			<h2 id={headingId}>{__('Your features')}</h2>
			{isUnread ? (
				<Unread />
			) : (
				<>
					{view.kind === 'placeholders' && (
						<>
							<p>{__('What you bought is listed under My Products.')}</p>
							<div className={styles.placeholders} aria-hidden>
								{PLACEHOLDERS.map((number) => (
									<div key={number} className={styles.placeholder} data-placeholder />
								))}
							</div>
						</>
					)}
					{included.kind === 'failed' && (
						<ErrorState
							message={__(
								"Couldn't load what your plan includes, so these features may be incomplete.",
							)}
							failure={included}
							onRetry={onRetry}
						/>
					)}
					<CardGrid>
						{view.kind === 'features' &&
							view.features.map((feature) => (
								<CardBoundary key={feature}>{CARDS[feature]}</CardBoundary>
							))}
					</CardGrid>
				</>
			)}
		</section>
	);
}

const CARDS: Record<PlanFeature, ReactNode> = {
	backups: <BackupCard />,
	'anti-spam': <AntiSpamCard />,
	search: <SearchCard />,
	performance: <PerformanceCard />,
	videopress: <ModuleCard feature="videopress" />,
	ads: <ModuleCard feature="ads" />,
	'google-analytics': <ModuleCard feature="google-analytics" />,
	publicize: <ModuleCard feature="publicize" />,
	protect: <ModuleCard feature="protect" />,
	activity: <SimpleCard feature="activity" />,
	themes: <SimpleCard feature="themes" />,
	support: <SimpleCard feature="support" />,
};
