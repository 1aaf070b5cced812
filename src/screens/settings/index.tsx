import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { isSearchOpen, readSearchTerm } from '@/domain/navigation';
import { selectActiveTab } from '@/state/active-tab';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import { ScreenTitle } from '@/ui/screen-title';
import { Skeleton } from '@/ui/skeleton';
import { TabBody } from './tab-body';
import { preloadAllTabs, preloadTab } from './tab-chunks';

/** Few visits search: the results are a chunk of their own. */
export const SEARCH_RESULTS = createLoadable(
	() => import(/* webpackChunkName: "settings-search" */ './search/search-results'),
);

const nothing = () => undefined;

/** Fetches what a search shows: the results, and the cards of any tab. */
export async function preloadSearch(): Promise<void> {
	await Promise.all([SEARCH_RESULTS.load().then(nothing, nothing), preloadAllTabs()]);
}

/** Fetches what a hash is going to draw, so that it stands there with the screen. */
export const preloadSettings = (hash: string): Promise<void> =>
	isSearchOpen(hash.split('?')[1] ?? '') ? preloadSearch() : preloadTab(hash);

/** "/settings" for somebody who has no tab (NAV-29). */
function NoSettings() {
	return (
		<>
			<ScreenTitle>{__('Settings', 'dashboard-for-jetpack')}</ScreenTitle>
			<p>
				{__("There's nothing for you to set up here.", 'dashboard-for-jetpack')}{' '}
				<a href="#/dashboard">{__('Back to the dashboard', 'dashboard-for-jetpack')}</a>
			</p>
		</>
	);
}

/** A search that has no term yet (FIND-07). */
function OpenSearch() {
	const { pathname } = useLocation();
	return (
		<>
			<ScreenTitle>{__('Search results', 'dashboard-for-jetpack')}</ScreenTitle>
			<p>{__('Enter a search term to find settings or close search.', 'dashboard-for-jetpack')}</p>
			<p>
				<Link href={`#/${pathname.slice(1)}`}>{__('Close search', 'dashboard-for-jetpack')}</Link>
			</p>
		</>
	);
}

/** What a term finds, once the chunk is here. */
function Results({ term }: { term: string }) {
	const { arrival, retry } = useLoadable(SEARCH_RESULTS);
	const place = useRef<HTMLDivElement>(null);
	const wasRetried = useRef(false);
	const isReady = arrival.phase === 'ready';
	useEffect(() => {
		// "Try again" had the focus, and is gone.
		if (isReady && wasRetried.current) {
			wasRetried.current = false;
			place.current?.querySelector<HTMLElement>('[data-screen-title]')?.focus();
		}
	}, [isReady]);
	return (
		<div ref={place}>
			{isReady ? (
				<arrival.loaded term={term} />
			) : (
				<ScreenTitle>{__('Search results', 'dashboard-for-jetpack')}</ScreenTitle>
			)}
			{arrival.phase === 'loading' && (
				<Skeleton lines={3} label={__('Searching…', 'dashboard-for-jetpack')} />
			)}
			{arrival.phase === 'failed' && (
				<ErrorState
					title={__("The search didn't load", 'dashboard-for-jetpack')}
					message={__('Check your network, then try again.', 'dashboard-for-jetpack')}
					failure={arrival}
					onRetry={() => {
						wasRetried.current = true;
						retry();
					}}
				/>
			)}
		</div>
	);
}

/** All settings routes: one tab, or what the search found in all of them. */
export default function SettingsScreen() {
	const { pathname, search } = useLocation();
	const tab = useAppSelector((state) => selectActiveTab(state, pathname));
	const term = readSearchTerm(search);
	const canSearch = useAppSelector((state) => selectCapabilities(state).canManageModules);
	useEffect(() => {
		if (!canSearch || !('requestIdleCallback' in window)) {
			return undefined;
		}
		const idle = requestIdleCallback(() => void preloadSearch());
		return () => cancelIdleCallback(idle);
	}, [canSearch]);
	if (canSearch && isSearchOpen(search)) {
		return term.trim() === '' ? <OpenSearch /> : <Results term={term} />;
	}
	return tab ? <TabBody tab={tab} /> : <NoSettings />;
}
