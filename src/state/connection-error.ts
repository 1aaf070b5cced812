import { createSelector } from '@reduxjs/toolkit';
import { resolveConnectionError } from '@/domain/notices';
import { selectSiteDataError } from './cloud-site';
import { selectCapabilities, selectConnectionStatus, selectSiteConnection } from './connection';

/** What is wrong with the connection, for those who can mend it. */
export const selectConnectionError = createSelector(
	[selectSiteConnection, selectCapabilities, selectConnectionStatus, selectSiteDataError],
	(connection, { canConnectSite }, { errors }, siteDataError) =>
		resolveConnectionError({ connection, canConnectSite, errors, siteDataError }),
);
