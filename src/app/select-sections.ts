import { listMastheadSections, type MastheadSection } from '@/domain/navigation/masthead';
import { isProviderHosted } from '@/domain/site/types';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import { selectActiveTabFacts } from '@/state/navigation/active-tab';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/store/types';

/** The sections of the masthead; a new list each time. */
export function selectSections(state: RootState, pathname: string): MastheadSection[] {
	const site = selectSite(state);
	return listMastheadSections({
		...selectCapabilities(state),
		...selectActiveTabFacts(state),
		pathname,
		isProviderHosted: isProviderHosted(site),
		isSettingsInMenu: !site.isCompanion,
		connection: selectSiteConnection(state),
		hasConnectedOwner: selectHasConnectedOwner(state),
	});
}
