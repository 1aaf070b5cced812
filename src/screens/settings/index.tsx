import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { isSearchOpen, readSearchTerm } from '@/domain/navigation';
import { selectActiveTab } from '@/state/active-tab';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { ScreenTitle } from '@/ui/screen-title';
import { OpenSearch, SearchResults } from './search/search-results';
import { TabBody } from './tab-body';
import { preloadAllTabs } from './tab-chunks';

export { preloadTab } from './tab-chunks';

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
		const idle = requestIdleCallback(() => void preloadAllTabs());
		return () => cancelIdleCallback(idle);
	}, [canSearch]);
	if (canSearch && isSearchOpen(search)) {
		return term.trim() === '' ? <OpenSearch /> : <SearchResults term={term} />;
	}
	return tab ? <TabBody tab={tab} /> : <NoSettings />;
}
