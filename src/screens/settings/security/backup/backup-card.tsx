import { __ } from '@wordpress/i18n';
import { createSelector } from '@reduxjs/toolkit';
import { hasScans, isBackupOnly, resolveBackupSettings } from '@/domain/rewind/settings-card';
import { useBackup, useScan } from '../../../common/backup-and-scan';
import { selectThreats, selectBackup, selectScan } from '@/state/rewind/backup-and-scan';
import { createFacts } from '@/state/store/create-facts';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectRewind } from '@/state/rewind';
import { selectScanAnswer } from '@/state/scan';
import { selectVaultPress } from '@/state/rewind/vaultpress';
import { usePrefetch } from '@/ui/loadable/use-loadable';
import { ProviderLink } from '../../../common/provider-link';
import { isScanState, ScanState } from '../../../common/scan-state';
import { Threats } from '../../../common/threats';
import { CardFrame } from '../../frame/card-frame';
import { SettingRow } from '../../frame/setting-row';
import { NoBackup, BackupContent } from './backup-content';

const selectBackupFacts = createFacts({
	backup: selectBackup,
	scan: selectScan,
	rewind: selectRewind,
	scanAnswer: selectScanAnswer,
	vaultpress: selectVaultPress,
	flags: (state) => selectEntitlements(state).flags,
});

export const selectBackupSettings = createSelector([selectBackupFacts], resolveBackupSettings);

/** The page that handles the threats, by the scanner that found them. */
const FINDERS = { scan: 'calypso-scanner', vaultpress: 'vaultpress-dashboard' } as const;

/** Backups and scans, which both run at the provider (SETSEC-17 to SETSEC-24). Threats come first. */
export function BackupCard() {
	const facts = useAppSelector(selectBackupFacts);
	const { asOf, retry: retryBackup } = useBackup();
	const { asOf: scanAsOf, retry: retryScan } = useScan(!isBackupOnly(facts));
	usePrefetch(NoBackup);
	const retry = () => {
		retryBackup();
		retryScan();
	};
	const view = useAppSelector(selectBackupSettings);
	const found = useAppSelector(selectThreats);
	if (view.kind === 'hidden') {
		return null;
	}
	const isKnown = view.kind !== 'offline' && view.kind !== 'loading' && view.kind !== 'failed';
	const threats = isKnown ? found : null;
	const { kind: scan } = facts.scan;
	// Backups and scans get their server's credentials on the same form.
	const isScanAlike = scan === 'awaiting-credentials' && view.kind === scan;
	return (
		<CardFrame
			id="backups"
			asOf={asOf ?? scanAsOf}
			title={isBackupOnly(facts) ? __('Jetpack Backup') : undefined}
			footer={
				view.kind !== 'offline' &&
				hasScans(facts) && (
					<ProviderLink source="vaultpress-dashboard">
						{__('Configure your security scans')}
					</ProviderLink>
				)
			}
		>
			{threats && <Threats count={threats.count} source={FINDERS[threats.by]} />}
			{isKnown && !threats && !isScanAlike && isScanState(scan) && <ScanState kind={scan} />}
			<SettingRow id="backups">
				<BackupContent view={view} hasThreats={threats !== null} onRetry={retry} />
			</SettingRow>
		</CardFrame>
	);
}
