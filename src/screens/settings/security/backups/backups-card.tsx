import { __ } from '@wordpress/i18n';
import { isBackupsOnly, resolveBackupsCard } from '@/domain/settings-cards/backups';
import { findThreats, hasScans } from '@/domain/settings-cards/threats';
import { useAppSelector } from '@/state/hooks';
import { ProviderLink } from '../../../common/provider-link';
import { SettingCard } from '../../frame/setting-card';
import { SettingRow } from '../../frame/setting-row';
import { BackupsContent } from './backups-content';
import { selectBackupsFacts } from './select-backups-facts';
import { Threats } from './threats';
import { useBackupsData } from './use-backups-data';

/** Backups and scans: they run at the provider, and here is how they stand (SETSEC-17 to SETSEC-24). */
export function BackupsCard() {
	const facts = useAppSelector(selectBackupsFacts);
	const { isRetrying, retry } = useBackupsData(facts);
	const view = resolveBackupsCard({ ...facts, isRetrying });
	if (view.kind === 'hidden') {
		return null;
	}
	const isKnown = view.kind !== 'offline' && view.kind !== 'loading' && view.kind !== 'failed';
	const threats = isKnown ? findThreats(facts) : null;
	return (
		<SettingCard
			id="backups"
			title={isBackupsOnly(facts) ? __('Jetpack Backup', 'jetpack') : undefined}
			footer={
				view.kind !== 'offline' &&
				hasScans(facts) && (
					<ProviderLink source="vaultpress-dashboard">
						{__('Configure your security scans', 'jetpack')}
					</ProviderLink>
				)
			}
		>
			<SettingRow id="backups">
				<BackupsContent view={view} onRetry={retry} />
			</SettingRow>
			{threats && <Threats {...threats} />}
		</SettingCard>
	);
}
