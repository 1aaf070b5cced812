import { createSelector } from '@reduxjs/toolkit';
import { resolveProviderContact } from '@/domain/site';
import { selectCloudSite } from './cloud-site';
import { selectCapabilities, selectSiteConnection } from './connection';

/** Whether the provider answers, as far as anybody has asked for its record of the site. */
export const selectProviderContact = createSelector(
	[selectSiteConnection, selectCapabilities, selectCloudSite],
	(connection, { canManageModules }, cloudSite) =>
		resolveProviderContact({ connection, canAsk: canManageModules, cloudSite }),
);
