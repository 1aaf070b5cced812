import { useLocation } from 'react-router-dom';
import { isSearchOpen, readSearchTerm } from '@/domain/navigation';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { NoSettings } from './no-settings';
import { OpenSearch } from './search/open-search';
import { SearchResults } from './search/search-results';
import { selectActiveTab } from './select-active-tab';
import { TabBody } from './tab-body';

/** All settings routes: one tab, or what the search found in all of them. */
export default function SettingsScreen() {
	const { pathname, search } = useLocation();
	const tab = useAppSelector((state) => selectActiveTab(state, pathname));
	const term = readSearchTerm(search);
	const canSearch = useAppSelector((state) => selectCapabilities(state).canManageModules);
	if (canSearch && isSearchOpen(search)) {
		return term.trim() === '' ? <OpenSearch /> : <SearchResults term={term} />;
	}
	return tab ? <TabBody tab={tab} /> : <NoSettings />;
}
