import { __ } from '@wordpress/i18n';
import { backup, comment } from '@wordpress/icons';
import { resolveAntiSpamCard } from '@/domain/anti-spam';
import { resolveAntiSpamFeatureCard, resolveBackupFeatureCard } from '@/domain/plans/feature-cards';
import type { Scan } from '@/domain/scan';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectThreats } from '@/state/rewind/backup-and-scan';
import { AdminLink } from '../common/admin-link';
import { AntiSpamGrantBadge, ContactSupport } from '../common/not-started';
import { AntiSpamStarter, KEY_PAGE } from '../common/anti-spam-starter';
import { GetVaultPress } from '../common/get-vaultpress';
import { ProviderLink } from '../common/provider-link';
import { Threats, ThreatsBadge } from '../common/threats';
import { ViewBackups } from '../common/view-backups';
import { useBackup, useScan } from '../common/backup-and-scan';
import { useAsOf } from '../common/use-as-of';
import { useLoads } from '../common/use-loads';
import { FeatureCard } from './feature-card';

/** The backups, with the scans where the site has them (PLAN-08). */
export function BackupCard() {
	const { hasScan } = useAppSelector(selectEntitlements).flags;
	const { backup: view, asOf, retry } = useBackup();
	const threats = useAppSelector(selectThreats);
	const state = resolveBackupFeatureCard(view);
	return (
		<FeatureCard
			title={hasScan ? __('Backups and security scanning') : __('Backup')}
			icon={backup}
			text={
				hasScan
					? __('Restore earlier versions, and hear about threats early.')
					: __('Restore an earlier version whenever you need it.')
			}
			state={state}
			badge={
				hasScan && threats && state.kind === 'active' && <ThreatsBadge count={threats.count} />
			}
			asOf={asOf}
			onRetry={retry}
			actions={{
				active: <ViewBackups isVaultPress={view.kind === 'vaultpress-active'} />,
				'to-configure':
					view.kind === 'vaultpress-unregistered' ? (
						<ProviderLink source="vaultpress-dashboard" variant="secondary">
							{__('Find your registration key')}
						</ProviderLink>
					) : (
						<ProviderLink source="jetpack-backup-dash-credentials" variant="secondary">
							{__('Enter credentials')}
						</ProviderLink>
					),
				'to-install': <GetVaultPress lack="vaultpress-missing" />,
				'to-activate': <GetVaultPress lack="vaultpress-inactive" />,
				'not-started': <ContactSupport variant="secondary" />,
			}}
		>
			{hasScan && <ScanNote />}
		</FeatureCard>
	);
}

const describeClear = () => __('Malware scans: no threats found.');

/** Nothing about what VaultPress lacks: the backups already offer it. */
const SCANS: Partial<Record<Scan['kind'], () => string>> = {
	clear: describeClear,
	'vaultpress-clear': describeClear,
	provisioning: () => __('Malware scans: being set up.'),
	'awaiting-credentials': () => __('Malware scans: your server credentials are needed.'),
	'not-started': () => __('Malware scans: bought, not set up yet.'),
	failed: () => __("Malware scans: couldn't check them."),
	loading: () => __('Malware scans: checking…'),
};

/** The scans of a site that has them; the card's badge is only about the backups. */
function ScanNote() {
	const { scan } = useScan();
	if (scan.kind === 'threats' || scan.kind === 'vaultpress-threats') {
		const source = scan.kind === 'threats' ? 'calypso-scanner' : 'vaultpress-dashboard';
		return <Threats count={scan.count} source={source} variant="secondary" />;
	}
	const text = SCANS[scan.kind]?.();
	return text ? <p className="jd-muted">{text}</p> : null;
}

export function AntiSpamCard() {
	const state = resolveAntiSpamFeatureCard(resolveAntiSpamCard(useAppSelector(selectAntiSpam)));
	const retry = useLoads(loadAntiSpam);
	const isGranted = useAppSelector(selectEntitlements).flags.hasAntispam;
	return (
		<FeatureCard
			title={__('Anti-spam')}
			icon={comment}
			text={__('Akismet keeps spam out of comments and forms.')}
			state={state}
			badge={isGranted && state.kind.startsWith('to-') && <AntiSpamGrantBadge />}
			asOf={useAsOf([selectAntiSpam])}
			onRetry={retry}
			actions={{
				active: <AdminLink page={KEY_PAGE}>{__('View your anti-spam settings')}</AdminLink>,
				'to-configure': <AntiSpamStarter lack="invalid-key" />,
				'to-install': <AntiSpamStarter lack="not-installed" />,
				'to-activate': <AntiSpamStarter lack="inactive" />,
			}}
		/>
	);
}
