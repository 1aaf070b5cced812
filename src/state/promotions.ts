import { createSelector } from '@reduxjs/toolkit';
import { resolvePromotion } from '@/domain/promotions';
import { selectCapabilities, selectHasConnectedOwner, selectSiteConnection } from './connection';
import { selectSite } from './site';

/** What may be offered where a paid feature is missing: the same answer for every card. */
export const selectPromotion = createSelector(
	[selectSiteConnection, selectHasConnectedOwner, selectSite, selectCapabilities],
	(connection, hasConnectedOwner, { showPromotions }, { canPurchasePlan }) =>
		resolvePromotion({ connection, hasConnectedOwner, showPromotions, canPurchasePlan }),
);
