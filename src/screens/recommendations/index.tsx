import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
	FIRST_PAGE,
	RECOMMENDATION_PAGES,
	type RecommendationPage,
} from '@/domain/recommendations/steps';
import { getRedirect } from '@/domain/recommendations/step-order';
import { isRecommendedFeature, isRecommendedResource } from '@/domain/recommendations/features';
import { getRedirectUrl } from '@/lib/redirect-url';
import { keysOf } from '@/lib/values';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { loadPlugins } from '@/state/plugins';
import {
	loadConditionalSteps,
	loadSuggestions,
	openStep,
	selectStepOrderFacts,
} from '@/state/recommendations';
import { useAfterPaint } from '@/ui/after-paint';
import { ExternalLink } from '@/ui/external-link';
import { useEntitlementLoads } from '../common/use-entitlement-loads';
import { useLoads } from '../common/use-loads';
import { FeatureStep, ResourceStep } from './feature-step';
import { PurchasedStep, SuggestionsStep } from './product-steps';
import { SiteTypeStep } from './site-type-step';
import { SummaryStep } from './summary/summary-step';
import styles from './style.module.scss';

/** The assistant: the address determines the step, and `domain/recommendations` the next one (SHELL-15). */
export default function RecommendationsScreen() {
	const name = useLocation().pathname.split('/')[2];
	// The route matches no others (RECS-03, RECS-04).
	const page = keysOf(RECOMMENDATION_PAGES).find((one) => one === name) ?? FIRST_PAGE;
	const redirect = useAppSelector((state) => getRedirect(page, selectStepOrderFacts(state)));
	const { pluginRights } = useAppSelector(selectCapabilities);
	const isAboutProducts = page === 'product-suggestions' || page === 'product-purchased';
	useLoads(
		loadConditionalSteps,
		pluginRights.activate && loadPlugins,
		isAboutProducts && loadSuggestions,
	);
	useEntitlementLoads(isAboutProducts);
	return redirect ? (
		<Navigate replace to={`/recommendations/${redirect}`} />
	) : (
		<div className="jd-stack">
			<OpenStep key={page} page={page} />
			<Guides />
		</div>
	);
}

function OpenStep({ page }: { page: RecommendationPage }) {
	const dispatch = useAppDispatch();
	useAfterPaint(
		useCallback(() => void dispatch(openStep(RECOMMENDATION_PAGES[page])), [dispatch, page]),
	);
	if (isRecommendedFeature(page)) {
		return <FeatureStep page={page} />;
	}
	if (isRecommendedResource(page)) {
		return <ResourceStep page={page} />;
	}
	switch (page) {
		case 'site-type':
			return <SiteTypeStep />;
		case 'product-suggestions':
			return <SuggestionsStep />;
		case 'product-purchased':
			return <PurchasedStep />;
		case 'summary':
			return <SummaryStep />;
	}
}

/** Links to guides, for people who prefer reading (RECS-06). */
function Guides() {
	return (
		<ul className={styles.links}>
			<li>
				<ExternalLink href={getRedirectUrl('jetpack-support-getting-started')}>
					{__('Getting started guide')}
				</ExternalLink>
			</li>
			<li>
				<ExternalLink href={getRedirectUrl('jetpack-support')}>{__('Support site')}</ExternalLink>
			</li>
		</ul>
	);
}
