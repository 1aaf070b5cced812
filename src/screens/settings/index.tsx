import { useLocation } from 'react-router-dom';
import { readSearchTerm } from '@/domain/navigation';
import { useAppSelector } from '@/state/hooks';
import { NoSettings } from './no-settings';
import { SearchResults } from './search-results';
import { selectActiveTab } from './select-active-tab';
import { TabBody } from './tab-body';

/** All settings routes: one tab, or what the search found in all of them. */
export default function SettingsScreen() {
	const { pathname, search } = useLocation();
	const tab = useAppSelector((state) => selectActiveTab(state, pathname));
	const term = readSearchTerm(search);
	const canSearch = useAppSelector((state) => state.connection.user.permissions.manage_modules);
	if (term && canSearch) {
		return <SearchResults term={term} />;
	}
	return tab ? <TabBody tab={tab} /> : <NoSettings />;
}
