import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { hasScans, isBackupOnly } from '@/domain/backup/settings-card';
import { selectBackupFacts, selectBackupSettings } from '@/state/backup-settings';
import { useAppSelector } from '@/state/hooks';
import { selectThreats } from '@/state/scan';
import { usePrefetch } from '@/ui/loadable/use-loadable';
import { ProviderLink } from '../../../common/provider-link';
import { Threats } from '../../../common/threats';
import { useBackup } from '../../../common/use-backup';
import { useScan } from '../../../common/use-scan';
import { CardFrame } from '../../frame/card-frame';
import { Marked } from '../../frame/search-context';
import { SettingRow } from '../../frame/setting-row';
import { NO_BACKUP, BackupContent } from './backup-content';

/** The page that handles the threats, by the scanner that found them. */
const FINDERS = { scan: 'calypso-scanner', vaultpress: 'vaultpress-dashboard' } as const;

/** Backups and scans, which both run at the provider (SETSEC-17 to SETSEC-24). Threats come first. */
export function BackupCard() {
	const facts = useAppSelector(selectBackupFacts);
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
