import { createSelector } from '@reduxjs/toolkit';
import { describeSecurityIntro } from '@/domain/status/security-intro';
import { selectBackupSettings } from './backup/backup-card';
import { createFacts } from '@/state/store/create-facts';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive } from '@/state/modules';
import { selectScan, selectThreats } from '@/state/rewind/backup-and-scan';

const selectIntro = createSelector(
	[
		createFacts({
			connection: selectSiteConnection,
			backups: selectBackupSettings,
			scan: selectScan,
			threats: selectThreats,
			isGuarded: (state) =>
				selectIsModuleActive(state, 'protect') || selectIsModuleActive(state, 'waf'),
		}),
	],
	describeSecurityIntro,
);

/** The protection of the site, in one sentence that is consistent with the cards below. */
export default function SecurityIntro() {
	return <>{useAppSelector(selectIntro)}</>;
}
