import { createSelector } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import { siteApi } from '@/api/entities/site';
import { resolveConnectionError } from '@/domain/notices/connection-error';
import { resolveProviderContact } from '@/domain/site/provider-contact';
import { resolveSiteDataError } from '@/domain/site/site-data-error';
import { failureOf, keptOf, viewLack } from '@/lib/remote';
import { selectCapabilities, selectConnectionStatus, selectSiteConnection } from '../connection';
import { selectKeptFailure } from '../store/arrivals';
import { createRemoteEntity } from '../store/inject-slice';

/** The provider's own record of the site. */
export const { select: selectProviderSite, load: loadProviderSite } = createRemoteEntity(
	'providerSite',
	(api) => api(siteApi).load(),
	'jetpack/v4/site',
);

/** These failures are about the login and are no evidence of a broken connection. */
const ABOUT_THE_SESSION: readonly ErrorInfo['kind'][] = ['session', 'other-user', 'unverified'];

/**
 * The connection error that the last failed request implies. While the site's last answer is known, a provider that doesn't say anything is only down.
 */
const selectSiteDataError = createSelector([selectProviderSite], (providerSite) => {
	const error = failureOf(providerSite);
	return error &&
		!ABOUT_THE_SESSION.includes(error.kind) &&
		(!keptOf(providerSite) || error.apiErrorCode)
		? resolveSiteDataError(error)
		: null;
});

/** The connection error, for users who can repair it. */
export const selectConnectionError = createSelector(
	[selectSiteConnection, selectCapabilities, selectConnectionStatus, selectSiteDataError],
	(connection, { canConnectSite, canReconnect }, { errors }, siteDataError) =>
		resolveConnectionError({ connection, canConnectSite, canReconnect, errors, siteDataError }),
);

/** Whether one place offers to ask again for everything: the connection is broken, and not because this site lacks the call. */
export const selectIsRetriedOnce = createSelector(
	[selectConnectionError, selectProviderSite],
	(error, providerSite) => error !== null && !viewLack(failureOf(providerSite)).lack,
);

/** Whether the provider answered the request for its record of the site, if one was sent. */
export const selectProviderContact = createSelector(
	[selectSiteConnection, selectCapabilities, selectProviderSite, selectKeptFailure],
	(connection, { canManageModules }, providerSite, silence) =>
		resolveProviderContact({ connection, canAsk: canManageModules, providerSite, silence }),
);
