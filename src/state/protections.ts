import { createSelector } from '@reduxjs/toolkit';
import { resolveProtections } from '@/domain/status/protections';
import { selectSureAntiSpam } from './anti-spam';
import { selectSiteConnection } from './connection';
import { selectIsModuleActive, selectModuleAvailability } from './modules';
import { selectProviderContact } from './provider-site';
import { createFacts } from './create-facts';
import { selectUnread } from './site';
import { selectSureBackup, selectSureScan, selectThreats } from './backup-and-scan';

const createModuleFacts = (slug: 'protect' | 'monitor') =>
	createFacts({
		availability: (state) => selectModuleAvailability(state, slug),
		isOn: (state) => selectIsModuleActive(state, slug),
	});

/** What protects the site, from the facts that the cards load. A switch changes it at once. */
export const selectProtections = createSelector(
	[
		createFacts({
			connection: selectSiteConnection,
			backup: selectSureBackup,
			scan: selectSureScan,
			threats: selectThreats,
			antiSpam: selectSureAntiSpam,
			protect: createModuleFacts('protect'),
			monitor: createModuleFacts('monitor'),
			provider: selectProviderContact,
			unread: selectUnread,
		}),
	],
	resolveProtections,
);
