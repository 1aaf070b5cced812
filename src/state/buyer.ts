import { createSelector } from '@reduxjs/toolkit';
import type { Buyer } from '@/domain/upgrade-url';
import { selectCapabilities, selectCurrentUser, selectHasConnectedOwner } from './connection';
import { selectSite } from './site';

/** Who would buy at the provider, and for which site. */
export const selectBuyer = createSelector(
	[selectSite, selectCurrentUser, selectCapabilities, selectHasConnectedOwner],
	({ rawUrl, partner, purchaseToken }, { id }, { isLinked }, hasConnectedOwner): Buyer => ({
		rawUrl,
		partner,
		purchaseToken,
		userId: id,
		isLinked,
		hasConnectedOwner,
	}),
);
