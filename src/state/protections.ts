import { createSelector } from '@reduxjs/toolkit';
import { resolveAntiSpamCard } from '@/domain/blocked-count';
import { resolveProtections } from '@/domain/status/protections';
import { selectAntiSpam } from './anti-spam';
import { selectSiteConnection } from './connection';
import { selectIsModuleActive, selectModuleAvailability } from './modules';
import { selectProviderContact } from './provider-site';
import type { RootState } from './types';
import { selectUnread } from './site';
import { selectBackup, selectScan, selectThreats } from './backup-and-scan';

const createModuleSelector = (slug: 'protect' | 'monitor') =>
	createSelector(
		[
			(state: RootState) => selectModuleAvailability(state, slug),
			(state: RootState) => selectIsModuleActive(state, slug),
		],
		(availability, isOn) => ({ availability, isOn }),
	);

/** What protects the site, from the facts that the cards load. A switch changes it at once. */
export const selectProtections = createSelector(
	[
		selectSiteConnection,
		selectBackup,
		selectScan,
		selectThreats,
		selectAntiSpam,
		createModuleSelector('protect'),
		createModuleSelector('monitor'),
		selectProviderContact,
		selectUnread,
	],
	(connection, backup, scan, threats, antiSpam, protect, monitor, provider, unread) =>
		resolveProtections({
			connection,
			backup,
			scan,
			threats,
			antiSpam: resolveAntiSpamCard(antiSpam),
			protect,
			monitor,
			provider,
			unread,
		}),
);
