import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { resolveSummary, type SummarySlug } from '@/domain/recommendations/summary';
import { assertNever } from '@/lib/assert-never';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { saveRecommendations, selectRecommendationsData } from '@/state/recommendations';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { StepFrame } from '../step-frame';
import { NewFeatures } from './new-features';
import { Sidebar } from './sidebar';
import { SummaryRow } from './summary-row';
import styles from './style.module.scss';

const selectView = createSelector([selectRecommendationsData], resolveSummary);

/** The selected and the skipped features, with their actions (RECS-07, RECS-55). */
export function SummaryStep() {
	return (
		<div className={styles.summary}>
			<div className={styles.main}>
				<StepFrame page="summary" isWide>
					<p>
						{__(
							'Everything here can be changed any time, here or in the settings.',
							'dashboard-for-jetpack',
						)}{' '}
						<a href="#/settings">{__('Go to settings', 'dashboard-for-jetpack')}</a>
					</p>
				</StepFrame>
				<NewFeatures />
				<Lists />
			</div>
			<aside
				className={styles.sidebar}
				aria-label={__('More for your site', 'dashboard-for-jetpack')}
			>
				<Sidebar />
			</aside>
		</div>
	);
}

function Lists() {
	const dispatch = useAppDispatch();
	const view = useAppSelector(selectView);
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={240} label={__('Loading your choices…', 'dashboard-for-jetpack')} />;
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't load your choices.", 'dashboard-for-jetpack')}
					failure={view}
					onRetry={() => void dispatch(saveRecommendations())}
				/>
			);
		case 'ready':
			return view.selected.length + view.skipped.length === 0 ? (
				<NothingYet />
			) : (
				<>
					<List title={__('What you chose', 'dashboard-for-jetpack')} slugs={view.selected} />
					<List title={__('What you skipped', 'dashboard-for-jetpack')} slugs={view.skipped} />
				</>
			);
		default:
			return assertNever(view, 'summary');
	}
}

function NothingYet() {
	return (
		<Card headingLevel={2} title={__("You haven't chosen anything yet", 'dashboard-for-jetpack')}>
			<p>{__('Answer one question to see what fits your site.', 'dashboard-for-jetpack')}</p>
			<Button href="#/recommendations/site-type">{__('Start', 'dashboard-for-jetpack')}</Button>
		</Card>
	);
}

function List({ title, slugs }: { title: string; slugs: SummarySlug[] }) {
	return (
		<Card headingLevel={2} title={title}>
			{slugs.length === 0 ? (
				<p>{__('Nothing', 'dashboard-for-jetpack')}</p>
			) : (
				<ul className={styles.rows}>
					{slugs.map((slug) => (
						<SummaryRow key={slug} slug={slug} />
					))}
				</ul>
			)}
		</Card>
	);
}
