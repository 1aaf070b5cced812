import type { ReactElement } from 'react';
import { shallowEqual } from 'react-redux';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import type { RecommendedFeature } from '@/domain/recommendations/features';
import { resolveSummary } from '@/domain/recommendations/summary';
import { viewRemote } from '@/lib/remote';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive } from '@/state/modules';
import {
	loadConditionalSteps,
	saveRecommendations,
	selectConditionalSteps,
	selectFeatureKinds,
	selectNewRecommendations,
	selectRecommendationsData,
} from '@/state/recommendations';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { VisuallyHidden } from '@/ui/screen-reader';
import { SkeletonCard } from '@/ui/skeleton';
import { getText, RESOURCE_TEXTS } from '../page-texts';
import { StepFrame } from '../step-frame';
import { Sidebar } from './sidebar';
import { FeatureRow, LinkRow } from './summary-row';
import styles from './style.module.scss';

const selectView = createSelector([selectRecommendationsData, selectFeatureKinds], resolveSummary);

/** The features that are on, and those that were selected or skipped and are not, with their actions (RECS-07, RECS-55). */
export function SummaryStep() {
	return (
		<div className={styles.summary}>
			<div className="jd-stack">
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
			<aside className="jd-stack" aria-label={__('More for your site')}>
				<Sidebar />
			</aside>
		</div>
	);
}

/** The new recommendations for this site, each with a link to its step (RECS-44). */
function NewFeatures() {
	const dispatch = useAppDispatch();
	const pages = useAppSelector(selectNewRecommendations, shallowEqual);
	const conditional = viewRemote(useAppSelector(selectConditionalSteps));
	const hasFailed = conditional.kind === 'failed';
	if (pages.length === 0 && !hasFailed) {
		return null;
	}
	return (
		<Card headingLevel={2} title={__('New for your site')}>
			{hasFailed && (
				<ErrorState
					message={__("Couldn't check for new recommendations.")}
					failure={conditional}
					onRetry={() => void dispatch(loadConditionalSteps({ force: true }))}
				/>
			)}
			{pages.length > 0 && (
				<ul>
					{pages.map((page) => (
						<li key={page} className={styles.row}>
							<div className={styles.about}>
								<span>
									<strong>{getText(page).name}</strong> <Badge intent="info">{__('New')}</Badge>
								</span>
								<span>{getText(page).lead}</span>
							</div>
							<Link href={`#/recommendations/${page}`}>
								{__('Take a look')}
								<VisuallyHidden> {getText(page).name}</VisuallyHidden>
							</Link>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function Lists() {
	const dispatch = useAppDispatch();
	const view = useAppSelector(selectView);
	const isGuarded = useAppSelector((state) => selectIsModuleActive(state, 'protect'));
	if (view.kind === 'loading') {
		return <SkeletonCard isOfSite lines={6} label={__('Loading your choices…')} />;
	}
	if (view.kind === 'failed') {
		return (
			<ErrorState
				message={__("Couldn't load your choices.")}
				failure={view}
				onRetry={() => void dispatch(saveRecommendations())}
			/>
		);
	}
	const { hasChoices, on, off, unchecked, resources, main } = view;
	if (!hasChoices) {
		return (
			<Card headingLevel={2} title={__("You haven't chosen anything yet")}>
				<p>{__('Answer one question to see what fits your site.')}</p>
				<Button variant="primary" href="#/recommendations/site-type">
					{__('Start')}
				</Button>
			</Card>
		);
	}
	const toRows = (slugs: readonly RecommendedFeature[]) =>
		slugs.map((slug) => <FeatureRow key={slug} slug={slug} isMain={slug === main} />);
	// No recommendation, because it is on from the start.
	const bruteForce = (
		<LinkRow
			key="protect"
			name={__('Brute force protection')}
			href="#/settings?term=brute%20force"
			label={__('Brute force settings')}
		/>
	);
	return (
		<>
			<List title={__('On now')}>
				{isGuarded || on.length > 0 ? [isGuarded && bruteForce, ...toRows(on)] : __('Nothing yet')}
			</List>
			<List title={__('Still off')}>{off.length === 0 ? __('Nothing') : toRows(off)}</List>
			{unchecked.length > 0 && <List title={__("Couldn't check")}>{toRows(unchecked)}</List>}
			{resources.length > 0 && (
				<List title={__('To read')}>
					{resources.map((slug) => {
						const { name, action } = RESOURCE_TEXTS[slug]();
						return (
							<LinkRow key={slug} name={name} href={`#/recommendations/${slug}`} label={action} />
						);
					})}
				</List>
			)}
		</>
	);
}

interface ListProps {
	title: string;
	/** The rows, or a sentence in place of them. */
	children: string | (ReactElement | false)[];
}

function List({ title, children }: ListProps) {
	return (
		<Card headingLevel={2} title={title}>
			{typeof children === 'string' ? <p>{children}</p> : <ul>{children}</ul>}
		</Card>
	);
}
