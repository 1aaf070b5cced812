import { createSelector } from '@reduxjs/toolkit';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectIsModuleActive, selectIsModuleToggling, selectModule } from '@/state/modules';
import { selectIsSettingOn } from '@/state/settings';
import { selectStatsSeries, selectStatsSummary } from '@/state/stats';

type State = Parameters<typeof selectCapabilities>[0];

const selectIsOn = (state: State) => selectIsModuleActive(state, 'stats');
const selectOverride = (state: State) => selectModule(state, 'stats')?.override ?? 'none';

/** What the store knows of the stats card; the open tab is the card's own. */
export const selectStatsCardFacts = createSelector(
	[
		selectOverride,
		selectSiteConnection,
		selectIsOn,
		selectCapabilities,
		selectStatsSeries,
		selectStatsSummary,
		(state: State) => selectIsSettingOn(state, 'dismiss_empty_stats_card'),
	],
	(override, connection, isOn, capabilities, series, summary, isGreetingDismissed) => ({
		override,
		connection,
		isOn,
		canActivate: capabilities.canManageModules,
		canConnect: capabilities.canConnectSite,
		series,
		summary,
		isGreetingDismissed,
	}),
);

/** Whether there is anything to fetch: the server must have heard of an activation first. */
export const selectAreStatsWanted = (state: State) =>
	selectIsOn(state) &&
	!selectIsModuleToggling(state, 'stats') &&
	selectOverride(state) !== 'inactive' &&
	selectSiteConnection(state) === 'connected';
