import { useCallback } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { hasScans, isBackupOnly, resolveBackupSettings } from '@/domain/backup/settings-card';
import { selectEntitlements } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { selectRewind } from '@/state/rewind';
import { selectScan as selectScanAnswer } from '@/state/scan';
import { selectVaultPress } from '@/state/vaultpress';
import { usePrefetch } from '@/ui/loadable/use-loadable';
import { ProviderLink } from '../../../common/provider-link';
import { Threats } from '../../../common/threats';
import { selectBackup, useBackup } from '../../../common/use-backup';
import { selectScan, selectThreats, useScan } from '../../../common/use-scan';
import { CardFrame } from '../../frame/card-frame';
import { Marked } from '../../frame/search-context';
import { SettingRow } from '../../frame/setting-row';
import { NO_BACKUP, BackupContent } from './backup-content';

const selectFacts = createSelector(
	[selectBackup, selectScan, selectRewind, selectScanAnswer, selectVaultPress, selectEntitlements],
	(backup, scan, rewind, scanAnswer, vaultpress, { flags }) => ({
		backup,
		scan,
		rewind,
		scanAnswer,
		vaultpress,
		flags,
	}),
);

/** What this card says, on which the screen's introduction depends too. */
export const selectBackupSettings = createSelector([selectFacts], resolveBackupSettings);

/** The page that handles the threats, by the scanner that found them. */
const FINDERS = { scan: 'calypso-scanner', vaultpress: 'vaultpress-dashboard' } as const;

/** Backups and scans, which both run at the provider (SETSEC-17 to SETSEC-24). Threats come first. */
export function BackupCard() {
	const facts = useAppSelector(selectFacts);
	const { retry: retryBackup } = useBackup();
	const { retry: retryScan } = useScan(!isBackupOnly(facts));
	usePrefetch(NO_BACKUP);
	const retry = useCallback(() => {
		retryBackup();
		retryScan();
	}, [retryBackup, retryScan]);
	const view = useAppSelector(selectBackupSettings);
	const found = useAppSelector(selectThreats);
	if (view.kind === 'hidden') {
		return null;
	}
	const isKnown = view.kind !== 'offline' && view.kind !== 'loading' && view.kind !== 'failed';
	const threats = isKnown ? found : null;
	return (
		<CardFrame
			id="backups"
			title={isBackupOnly(facts) ? __('Jetpack Backup', 'dashboard-for-jetpack') : undefined}
			footer={
				view.kind !== 'offline' &&
				hasScans(facts) && (
					<ProviderLink source="vaultpress-dashboard">
						<Marked text={__('Configure your security scans', 'dashboard-for-jetpack')} />
					</ProviderLink>
				)
			}
		>
			{threats && <Threats count={threats.count} source={FINDERS[threats.by]} />}
			<SettingRow id="backups">
				<BackupContent view={view} hasThreats={threats !== null} onRetry={retry} />
			</SettingRow>
		</CardFrame>
	);
}
