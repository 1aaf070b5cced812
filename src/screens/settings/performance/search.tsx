import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { resolveSearchSettings } from '@/domain/search/settings-card';
import { joinUrl } from '@/lib/safe-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectSearchFacts } from '@/state/modules/performance';
import { selectIsSettingOn, selectIsSettingPending } from '@/state/settings';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/store/types';
import { FeatureOffer } from '../../common/feature-offer';
import { SearchUnavailable } from '../../common/search-unavailable';
import { useEntitlementLoads } from '../../common/use-entitlement-loads';
import type { CardSlots } from '../frame/card-frame';
import { ConfigureLink } from '../frame/configure-link';
import { getPlanReason } from '../frame/use-setting-state';
import { SettingSwitch, SettingToggle } from '../frame/setting-switch';

const INSTANT = 'instant_search_enabled';

const selectSearchSettings = createSelector(
	[
		selectSearchFacts,
		(state: RootState) =>
			selectIsSettingPending(state, 'search') || selectIsSettingPending(state, INSTANT),
	],
	(facts, isSaving) => resolveSearchSettings({ ...facts, isSaving }),
);

const MISSING = () => __("Your plan doesn't include Search.");

/** Disabled if the plan lacks it, because the site would refuse. The offer is below. */
function SearchSwitch() {
	const { rest } = useAppSelector(selectSearchSettings);
	return <SettingSwitch id="search" restReason={getPlanReason(rest, MISSING())} />;
}

/** Enabled while the search is off, because it turns on the search, too (SETPERF-13, SETPERF-15). */
function InstantSwitch() {
	const { isInstantOn, isInstantUsable } = useAppSelector(selectSearchSettings);
	return <SettingToggle id={INSTANT} isOn={isInstantOn} isDisabled={!isInstantUsable} />;
}

function SetupLink({ isInstant }: { isInstant: boolean }) {
	const { adminUrl } = useAppSelector(selectSite);
	const [page, text] = isInstant
		? ['admin.php?page=jetpack-search-configure', __('Configure your search')]
		: ['customize.php?autofocus[panel]=widgets', __('Add Search Widget')];
	return <ConfigureLink href={joinUrl(adminUrl, page)}>{text}</ConfigureLink>;
}

function SearchNote() {
	const retry = useEntitlementLoads();
	const { note } = useAppSelector(selectSearchSettings);
	const isOn = useAppSelector((state) => selectIsSettingOn(state, 'search'));
	switch (note.kind) {
		case 'loading':
		case 'failed':
		case 'offline':
			// A link where the search works, else an offer.
			return <SearchUnavailable view={note} height={isOn ? 20 : 74} onRetry={retry} />;
		case 'offer':
			return (
				<FeatureOffer
					feature="search"
					promotion={note.promotion}
					title={MISSING()}
					description={__(
						"Help visitors find what they're looking for, with results as they type.",
					)}
				/>
			);
		case 'off':
			return <p>{__('Search is in your plan. Turn it on to use it.')}</p>;
		case 'on':
			return <SetupLink isInstant={note.isInstant} />;
	}
}

/** The provider's search: its two switches and their missing requirements (SETPERF-12 to SETPERF-15, SETPERF-21). */
export const SEARCH: CardSlots = {
	rows: { search: SearchSwitch, instant_search_enabled: InstantSwitch },
	Notes: SearchNote,
};
