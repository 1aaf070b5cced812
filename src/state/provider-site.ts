import { createSelector } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import { siteApi } from '@/api/entities/site';
import { resolveConnectionError } from '@/domain/notices/connection-error';
import type { ProviderSite } from '@/domain/site/types';
import { resolveProviderContact } from '@/domain/site/provider-contact';
import { resolveSiteDataError } from '@/domain/site/site-data-error';
import { selectCapabilities, selectConnectionStatus, selectSiteConnection } from './connection';
import { forFirstAnswer } from './first-answers';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		providerSite: RemoteData<ProviderSite>;
	}
}

const providerSiteSlice = createRemoteSlice<ProviderSite>('providerSite');

export const selectProviderSite = injectSlice('providerSite', providerSiteSlice.reducer);

/** The provider's own record of the site. */
export const loadProviderSite = forFirstAnswer(
	'jetpack/v4/site',
	createRemoteLoader(providerSiteSlice, selectProviderSite, (api) => api(siteApi).load()),
);

/** These failures are about the login and are no evidence of a broken connection. */
const ABOUT_THE_SESSION: readonly ErrorInfo['kind'][] = ['session', 'other-user', 'unverified'];

/** The connection error that the last failed request implies. */
const selectSiteDataError = createSelector([selectProviderSite], (providerSite) =>
	providerSite.phase === 'failed' && !ABOUT_THE_SESSION.includes(providerSite.error.kind)
		? resolveSiteDataError(providerSite.error)
		: null,
);

/** The connection error, for users who can repair it. */
export const selectConnectionError = createSelector(
	[selectSiteConnection, selectCapabilities, selectConnectionStatus, selectSiteDataError],
	(connection, { canConnectSite }, { errors }, siteDataError) =>
		resolveConnectionError({ connection, canConnectSite, errors, siteDataError }),
);

/** Whether the provider answered the request for its record of the site, if one was sent. */
export const selectProviderContact = createSelector(
	[selectSiteConnection, selectCapabilities, selectProviderSite],
	(connection, { canManageModules }, providerSite) =>
		resolveProviderContact({ connection, canAsk: canManageModules, providerSite }),
);
