import { createSelector } from '@reduxjs/toolkit';
import { resolveSiteConnection } from '@/domain/connection';
import { resolveSiteNotices } from '@/domain/notices';
import { selectCapabilities, selectConnectionStatus } from '@/state/connection';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';

const selectPathname = (_state: RootState, pathname: string) => pathname;

export const selectSiteNotices = createSelector(
	[selectConnectionStatus, selectCapabilities, selectSite, selectPathname],
	(status, capabilities, { isDevVersion }, pathname) =>
		resolveSiteNotices({
			pathname,
			connection: resolveSiteConnection(status),
			offlineMode: status.offlineMode,
			isStaging: status.isStaging,
			isInIdentityCrisis: status.isInIdentityCrisis,
			isDevVersion,
			isMinimalRole: capabilities.isMinimalRole,
			canConnectSite: capabilities.canConnectSite,
			canConnectAccount: capabilities.canConnectAccount,
			hasConnectedOwner: status.hasConnectedOwner,
			hasConnectionErrors: status.errors.length > 0,
			isLinked: capabilities.isLinked,
		}),
);
