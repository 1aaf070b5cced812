import { createSelector } from '@reduxjs/toolkit';
import { resolveConnectionError } from '@/domain/notices';
import { selectSiteDataError } from '@/state/cloud-site';
import {
	selectCapabilities,
	selectConnectionStatus,
	selectSiteConnection,
} from '@/state/connection';

export const selectConnectionError = createSelector(
	[selectSiteConnection, selectCapabilities, selectConnectionStatus, selectSiteDataError],
	(connection, { canConnectSite }, { errors }, siteDataError) =>
		resolveConnectionError({ connection, canConnectSite, errors, siteDataError }),
);
