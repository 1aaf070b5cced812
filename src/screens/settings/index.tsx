import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { isSearchOpen, readSearchTerm } from '@/domain/navigation/query';
import { MODULES_PATH } from '@/domain/routes/table';
import { selectActiveTab } from '@/state/navigation/active-tab';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { createLoadable, type Loadable, preload } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { ScreenTitle } from '@/ui/screen-title';
import { Skeleton } from '@/ui/skeleton';
import { TabBody } from './tab-body';
import { MODULES, preloadAllTabs, preloadTab } from './tab-chunks';

/** A separate chunk, because few visits use the search. */
export const SEARCH_RESULTS = createLoadable(
	() => import(/* webpackChunkName: "settings-late" */ './search/search-results'),
);

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
			<ScreenTitle>{__('Settings')}</ScreenTitle>
			<p>
				{__("There's nothing for you to set up here.")}{' '}
				<a href="#/dashboard">{__('Back to the dashboard')}</a>
			</p>
		</>
	);
}

/** A search without a term (FIND-07). */
function OpenSearch() {
	const { pathname } = useLocation();
	return (
		<>
			<ScreenTitle>{__('Search results')}</ScreenTitle>
			<p>{__('Enter a search term to find settings or close search.')}</p>
			<p>
				<Link href={`#/${pathname.slice(1)}`}>{__('Close search')}</Link>
			</p>
		</>
	);
}

interface LateBodyProps<Body> {
	of: Loadable<Body>;
	title: string;
	/** While its chunk is on its way, and if it can't be loaded. */
	waiting: string;
	failed: string;
	children: (body: Body) => ReactNode;
}

/** What the settings show in place of cards, below a title that stays while its chunk arrives. */
function LateBody<Body>({ of, title, waiting, failed, children }: LateBodyProps<Body>) {
	const place = useRef<HTMLDivElement>(null);
	return (
		<div ref={place} className="jd-stack">
			<ScreenTitle>{title}</ScreenTitle>
			<Late
				of={of}
				waiting={<Skeleton isOfSite lines={3} label={waiting} />}
				failed={(failure) => <ErrorState title={failed} failure={failure} />}
				onRetried={() => place.current?.querySelector<HTMLElement>('[data-screen-title]')?.focus()}
			>
				{children}
			</Late>
		</div>
	);
}

/** All settings routes: a tab of cards, all modules, or the search results from all tabs. */
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
		return term.trim() === '' ? (
			<OpenSearch />
		) : (
			<LateBody
				of={SEARCH_RESULTS}
				title={__('Search results')}
				waiting={__('Searching…')}
				failed={__("The search didn't load")}
			>
				{(SearchResults) => <SearchResults term={term} />}
			</LateBody>
		);
	}
	if (pathname === MODULES_PATH) {
		return (
			<LateBody
				of={MODULES}
				title={__('All modules')}
				waiting={__('Loading modules…')}
				failed={__("The modules didn't load")}
			>
				{(Modules) => <Modules />}
			</LateBody>
		);
	}
	return tab ? <TabBody tab={tab} /> : <NoSettings />;
}
