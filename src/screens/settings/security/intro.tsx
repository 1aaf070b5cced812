import { createSelector } from '@reduxjs/toolkit';
import { describeSecurityIntro, resolveSecurityIntro } from '@/domain/status/security-intro';
import { selectBackupSettings } from '@/state/backup-settings';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectIsModuleActive } from '@/state/modules';
import { selectScan, selectThreats } from '@/state/scan';
import type { RootState } from '@/state/types';

const selectIntro = createSelector(
	[
		selectSiteConnection,
		selectBackupSettings,
		selectScan,
		selectThreats,
		(state: RootState) =>
			selectIsModuleActive(state, 'protect') || selectIsModuleActive(state, 'waf'),
	],
	(connection, backups, scan, threats, isGuarded) =>
		resolveSecurityIntro({ connection, backups, scan, threats, isGuarded }),
);

/** The protection of the site, in one sentence that is consistent with the cards below. */
export default function SecurityIntro() {
	return <>{describeSecurityIntro(useAppSelector(selectIntro))}</>;
}
