import type { ReactElement } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import type { RecommendedFeature } from '@/domain/recommendations/features';
import { resolveSummary, type SummaryLists } from '@/domain/recommendations/summary';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive } from '@/state/modules';
import {
	saveRecommendations,
	selectFeatureKinds,
	selectRecommendationsData,
} from '@/state/recommendations';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { SkeletonCard } from '@/ui/skeleton';
import { StepFrame } from '../step-frame';
import { NewFeatures } from './new-features';
import { Sidebar } from './sidebar';
import { BruteForceRow, FeatureRow, ResourceRow } from './summary-row';
import styles from './style.module.scss';

const selectView = createSelector([selectRecommendationsData, selectFeatureKinds], resolveSummary);

/** The features that are on, and those that were selected or skipped and are not, with their actions (RECS-07, RECS-55). */
export function SummaryStep() {
	return (
		<div className={styles.summary}>
			<div className={styles.main}>
				<StepFrame page="summary" isWide>
					<p>
						{__('Everything here can be changed any time, here or in the settings.')}{' '}
						<a href="#/settings">{__('Go to settings')}</a>
					</p>
					<Button href="#/dashboard">{__('Back to At a Glance')}</Button>
				</StepFrame>
				<NewFeatures />
				<Lists />
			</div>
			<aside className={styles.sidebar} aria-label={__('More for your site')}>
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
			return <SkeletonCard isOfSite lines={6} label={__('Loading your choices…')} />;
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't load your choices.")}
					failure={view}
					onRetry={() => void dispatch(saveRecommendations())}
				/>
			);
		case 'ready':
			return <ReadyLists lists={view} />;
	}
}

function NothingYet() {
	return (
		<Card headingLevel={2} title={__("You haven't chosen anything yet")}>
			<p>{__('Answer one question to see what fits your site.')}</p>
			<Button variant="primary" href="#/recommendations/site-type">
				{__('Start')}
			</Button>
		</Card>
	);
}

function ReadyLists({ lists }: { lists: SummaryLists }) {
	const { hasChoices, on, off, unchecked, resources, main } = lists;
	const isGuarded = useAppSelector((state) => selectIsModuleActive(state, 'protect'));
	if (!hasChoices) {
		return <NothingYet />;
	}
	const toRows = (slugs: readonly RecommendedFeature[]) =>
		slugs.map((slug) => <FeatureRow key={slug} slug={slug} isMain={slug === main} />);
	return (
		<>
			<List title={__('On now')}>
				{isGuarded || on.length > 0
					? [...(isGuarded ? [<BruteForceRow key="protect" />] : []), ...toRows(on)]
					: __('Nothing yet')}
			</List>
			<List title={__('Still off')}>{off.length === 0 ? __('Nothing') : toRows(off)}</List>
			{unchecked.length > 0 && <List title={__("Couldn't check")}>{toRows(unchecked)}</List>}
			{resources.length > 0 && (
				<List title={__('To read')}>
					{resources.map((slug) => (
						<ResourceRow key={slug} slug={slug} />
					))}
				</List>
			)}
		</>
	);
}

interface ListProps {
	title: string;
	/** The rows, or a sentence in place of them. */
	children: string | ReactElement[];
}

function List({ title, children }: ListProps) {
	return (
		<Card headingLevel={2} title={title}>
			{typeof children === 'string' ? <p>{children}</p> : <ul>{children}</ul>}
		</Card>
	);
}
