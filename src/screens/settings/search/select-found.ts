import { createSelector } from '@reduxjs/toolkit';
import { findSearchBanners, groupHits, searchSettings } from '@/domain/settings-registry';
import { selectModules } from '@/state/modules';
import type { RootState } from '@/state/types';
import { selectSettingsIndex, selectVisibleCards } from '../select-visible-cards';

const selectHits = createSelector(
	[selectSettingsIndex, selectVisibleCards, (_state: RootState, term: string) => term],
	(index, visible, term) =>
		searchSettings(index, term).filter(({ card }) => visible.includes(card)),
);

/** What a term finds on all screens: single settings, the closest first, and the cards that hold them. */
export const selectFound = createSelector(
	[selectHits, selectModules, (_state: RootState, term: string) => term],
	(hits, modules, term) => ({
		hits,
		groups: groupHits(hits),
		banners: findSearchBanners(modules, term),
	}),
);
