import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { resolveAntiSpamCard } from '@/domain/blocked-count';
import { resolveUpdatesCard } from '@/domain/plugins/updates-card';
import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import { EPOCH } from '@/domain/stored';
import { resolveVideoUse } from '@/domain/video';
import { knownData } from '@/lib/remote';
import { selectAntiSpam, selectAntiSpamGrant } from './anti-spam';
import { selectProviderSite, selectConnectionError, selectProviderContact } from './provider-site';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectOwnerPath,
	selectSiteConnection,
} from './connection';
import { selectEntitlements } from './entitlements';
import { selectIdentityCrisisView } from './identity-crisis';
import { selectActivationNotice } from './licensing';
import { selectModuleAvailability } from './modules';
import { selectScan, selectThreats, selectBackup } from './backup-and-scan';
import { selectScanAnswer } from './scan';
import type { RootState, AppThunk } from './types';
import { selectUnread } from './site';
import { selectUpdatesFacts } from './plugins';
import { selectProtections } from './protections';
import { selectRenewals } from './renewals';
import { defineMemory } from './memory';

const selectNow = (_state: RootState, now: number) => now;

const selectProtection = createSelector(
	[selectScan, selectThreats, selectBackup, selectScanAnswer],
	(scan, threats, backup, answer) => ({
		scan,
		threats,
		backup,
		scannedAt: knownData(answer)?.scannedAt ?? null,
		described: knownData(answer)?.threats ?? [],
	}),
);

/** The video storage, only on a connected site with VideoPress. The video card loads it. */
const selectVideo = createSelector(
	[
		selectSiteConnection,
		(state: RootState) => selectModuleAvailability(state, 'videopress') !== undefined,
		selectEntitlements,
		selectProviderSite,
	],
	(connection, hasVideos, entitlements, providerSite) =>
		connection === 'connected' && hasVideos
			? resolveVideoUse({ entitlements, providerSite })
			: null,
);

const selectUpdates = createSelector([selectUpdatesFacts, selectNow], (facts, now) =>
	resolveUpdatesCard({ ...facts, now }),
);

const selectConnection = createSelector(
	[selectSiteConnection, selectIdentityCrisisView, selectConnectionError, selectProviderContact],
	(connection, crisis, connectionError, provider) => ({
		connection,
		crisis,
		connectionError,
		provider,
	}),
);

const selectOwner = createSelector(
	[selectHasConnectedOwner, selectOwnerPath],
	(hasConnectedOwner, path) => ({ isMissing: !hasConnectedOwner, path }),
);

/**
 * The things that need attention, from the facts of the cards: it sends no requests of its own.
 *
 * @param now Epoch milliseconds.
 */
export const selectStatus = createSelector(
	[
		selectCapabilities,
		selectConnection,
		selectProtection,
		selectUpdates,
		selectAntiSpam,
		selectVideo,
		(state: RootState, now: number) => selectActivationNotice(state, '/dashboard', now),
		selectProtections,
		selectRenewals,
		selectAntiSpamGrant,
		selectOwner,
		selectUnread,
		selectNow,
	],
	(
		person,
		connection,
		protection,
		updates,
		antiSpam,
		video,
		license,
		protections,
		renewals,
		grant,
		owner,
		unread,
		now,
	) =>
		resolveSiteStatus({
			...connection,
			...protection,
			isManager: person.canManageModules,
			canConnectSite: person.canConnectSite,
			updates,
			antiSpam: resolveAntiSpamCard(antiSpam),
			video,
			license,
			protections,
			renewals,
			isAntiSpamPaid: grant !== null,
			owner,
			unread,
			now,
		}),
);

/** The last message of the status card, in the page's language. Only the widget on the admin's home reads it (`home-widget.js`). */
const SAID = v.object({
	at: EPOCH,
	headline: v.string(),
	tone: v.picklist(['danger', 'warning', 'neutral', 'good']),
	/** As WordPress names it on the page. */
	language: v.string(),
});

const said = defineMemory('dashboard-for-jetpack-status', SAID, {
	of: 'person and site',
	in: 'browser',
});

export const rememberStatus =
	(status: Omit<v.InferOutput<typeof SAID>, 'at'>): AppThunk =>
	(dispatch, _getState, { browser }) =>
		dispatch(said.remember({ ...status, at: browser.now() }));
