import { createSelector } from '@reduxjs/toolkit';
import { findLastBackup } from '@/domain/backup/status';
import { resolveAntiSpamCard, resolveBlockedCount } from '@/domain/blocked-count';
import { resolveUpdatesCard } from '@/domain/plugins/updates-card';
import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import { resolveVideoUse } from '@/domain/video';
import { knownData, viewAged } from '@/lib/remote';
import type { ScanStatus } from '@/domain/scan';
import { selectActivity } from './activity';
import { createFacts } from './create-facts';
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
import { selectIsModuleActive, selectModuleAvailability } from './modules';
import { selectBackup, selectScan, selectThreats } from './backup-and-scan';
import { selectScanAnswer } from './scan';
import type { RootState } from './types';
import { selectSite, selectUnread } from './site';
import { selectVaultPress } from './vaultpress';
import { selectUpdatesFacts } from './plugins';
import { selectProtectCount } from './protect';
import { selectRenewals } from './renewals';
import { selectRewind } from './rewind';

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

const selectNow = (_state: RootState, now: number, _locale: string) => now;

const createModuleFacts = (slug: 'protect' | 'monitor') =>
	createFacts({
		availability: (state) => selectModuleAvailability(state, slug),
		isOn: (state) => selectIsModuleActive(state, slug),
	});

const NO_THREATS: ScanStatus['threats'] = [];

/**
 * The things that need attention, from the facts of the cards: it sends no requests of its own. A kept answer that is too old to say that all is well
 * counts as none here.
 *
 * @param now Epoch milliseconds.
 */
export const selectStatus = createSelector(
	[
		createFacts({
			isManager: (state) => selectCapabilities(state).canManageModules,
			canConnectSite: (state) => selectCapabilities(state).canConnectSite,
			connection: selectSiteConnection,
			crisis: selectIdentityCrisisView,
			connectionError: selectConnectionError,
			provider: selectProviderContact,
			scan: createSelector([selectScan, selectScanAnswer, selectVaultPress], (scan, ...answers) =>
				viewAged(scan, ['clear', 'vaultpress-clear'], ...answers),
			),
			scannedAt: (state) => knownData(selectScanAnswer(state))?.scannedAt ?? null,
			threats: selectThreats,
			protect: createModuleFacts('protect'),
			blockedLogins: createSelector([selectProtectCount], resolveBlockedCount),
			monitor: createModuleFacts('monitor'),
			described: (state) => knownData(selectScanAnswer(state))?.threats ?? NO_THREATS,
			antiSpamGrant: selectAntiSpamGrant,
			owner: createFacts({
				isMissing: (state) => !selectHasConnectedOwner(state),
				path: selectOwnerPath,
			}),
			renewals: selectRenewals,
			backup: createSelector([selectBackup, selectRewind, selectVaultPress], (backup, ...answers) =>
				viewAged(backup, ['active', 'vaultpress-active'], ...answers),
			),
			backedUpAt: createSelector([selectActivity, selectNow], findLastBackup),
			updates: createSelector([selectUpdatesFacts, selectNow], (facts, now) =>
				resolveUpdatesCard({ ...facts, now }),
			),
			antiSpam: createSelector([selectAntiSpam], (answer) =>
				viewAged(resolveAntiSpamCard(answer), ['none', 'counted'], answer),
			),
			video: selectVideo,
			license: (state, now: number) => selectActivationNotice(state, '/dashboard', now),
			unread: selectUnread,
			dateFormat: (state) => selectSite(state).dateFormat,
			now: selectNow,
			locale: (_state, _now: number, locale: string) => locale,
		}),
	],
	resolveSiteStatus,
);
