import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { isSearchOpen, readSearchTerm } from '@/domain/navigation/query';
import { selectActiveTab } from '@/state/active-tab';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { createLoadable, preload } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { ScreenTitle } from '@/ui/screen-title';
import { Skeleton } from '@/ui/skeleton';
import { TabBody } from './tab-body';
import { preloadAllTabs, preloadTab } from './tab-chunks';

/** A separate chunk, because few visits use the search. */
export const SEARCH_RESULTS = createLoadable(
	() => import(/* webpackChunkName: "settings-late" */ './search/search-results'),
);

/** Fetches the chunks of a search: the results, and the cards of all tabs. */
export async function preloadSearch(): Promise<void> {
	await Promise.all([preload([SEARCH_RESULTS]), preloadAllTabs()]);
}

/** Fetches the chunks of a hash, so that its content is rendered with the screen. */
export const preloadSettings = (hash: string): Promise<void> =>
	isSearchOpen(hash.split('?')[1] ?? '') ? preloadSearch() : preloadTab(hash);

/** "/settings" for people without any tab (NAV-29). */
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

/** A search without a term (FIND-07). */
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

/** The results for a term, once the chunk has been loaded. */
function Results({ term }: { term: string }) {
	const place = useRef<HTMLDivElement>(null);
	const title = <ScreenTitle>{__('Search results', 'dashboard-for-jetpack')}</ScreenTitle>;
	return (
		<div ref={place}>
			<Late
				of={SEARCH_RESULTS}
				waiting={
					<>
						{title}
						<Skeleton isOfSite lines={3} label={__('Searching…', 'dashboard-for-jetpack')} />
					</>
				}
				failed={({ isRetrying, retry }) => (
					<>
						{title}
						<ErrorState
							title={__("The search didn't load", 'dashboard-for-jetpack')}
							message={__('Check your network, then try again.', 'dashboard-for-jetpack')}
							failure={{ isRetrying }}
							onRetry={retry}
						/>
					</>
				)}
				onRetried={() => place.current?.querySelector<HTMLElement>('[data-screen-title]')?.focus()}
			>
				{(SearchResults) => <SearchResults term={term} />}
			</Late>
		</div>
	);
}

/** All settings routes: a tab, or the search results from all tabs. */
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
