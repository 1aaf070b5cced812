import { __ } from '@wordpress/i18n';
import { backup, comment } from '@wordpress/icons';
import { hasNoBackups } from '@/domain/backup';
import { resolveAntiSpamCard } from '@/domain/dashboard';
import { resolveAntiSpamFeature, resolveBackupsFeature } from '@/domain/plans/feature-cards';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { knownData } from '@/lib/remote';
import { joinUrl } from '@/lib/safe-url';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { selectEntitlements } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins, selectPluginState } from '@/state/plugins';
import { loadRewind, selectRewind } from '@/state/rewind';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { GetVault } from '../common/get-vault';
import { PluginStarter } from '../common/plugin-starter';
import { ProviderLink } from '../common/provider-link';
import { useLoads } from '../common/use-loads';
import { FeatureCard } from './feature-card';

const KEY_PAGE = 'admin.php?page=akismet-key-config';

/** The backups, with the scans where the site has them (PLAN-08). */
export function BackupsCard() {
	const rewind = useAppSelector(selectRewind);
	const vaultPlugin = useAppSelector((state) =>
		selectPluginState(state, KNOWN_PLUGINS.vault.files),
	);
	const { hasScan } = useAppSelector(selectEntitlements).flags;
	const status = knownData(rewind);
	const isByVault = status !== undefined && hasNoBackups(status);
	const retry = useLoads(loadRewind, isByVault && loadPlugins);
	return (
		<FeatureCard
			title={
				hasScan
					? __('Site backups and security', 'dashboard-for-jetpack')
					: __('Site backups', 'dashboard-for-jetpack')
			}
			icon={backup}
			text={
				hasScan
					? __('Restore earlier versions, and hear about threats early.', 'dashboard-for-jetpack')
					: __('Restore an earlier version whenever you need it.', 'dashboard-for-jetpack')
			}
			state={resolveBackupsFeature(rewind, vaultPlugin)}
			onRetry={retry}
			actions={{
				active: isByVault ? (
					<ProviderLink source="vaultpress-dashboard" variant="secondary">
						{__('View your backups', 'dashboard-for-jetpack')}
					</ProviderLink>
				) : (
					<ProviderLink source="calypso-activity-log" query="group=rewind" variant="secondary">
						{__('View your backups', 'dashboard-for-jetpack')}
					</ProviderLink>
				),
				'to-configure': (
					<ProviderLink source="jetpack-backup-dash-credentials" variant="secondary">
						{__('Enter credentials', 'dashboard-for-jetpack')}
					</ProviderLink>
				),
				'to-install': <GetVault lack="vault-missing" />,
				'to-activate': <GetVault lack="vault-inactive" />,
			}}
		/>
	);
}

/** The plugin that keeps spam away, and its key. */
export function AntiSpamCard() {
	const { adminUrl } = useAppSelector(selectSite);
	const state = resolveAntiSpamFeature(resolveAntiSpamCard(useAppSelector(selectAntiSpam)));
	const retry = useLoads(loadAntiSpam);
	const starter = (label: string) => (
		<PluginStarter plugin={KNOWN_PLUGINS.antiSpam} path={KEY_PAGE} label={label} />
	);
	return (
		<FeatureCard
			title={__('Anti-spam', 'dashboard-for-jetpack')}
			icon={comment}
			text={__('Akismet keeps spam out of comments and forms.', 'dashboard-for-jetpack')}
			state={state}
			onRetry={retry}
			actions={{
				active: (
					<Button size="small" href={joinUrl(adminUrl, KEY_PAGE)}>
						{__('View your anti-spam settings', 'dashboard-for-jetpack')}
					</Button>
				),
				'to-configure': (
					<Button size="small" href={joinUrl(adminUrl, KEY_PAGE)}>
						{__('Set your key', 'dashboard-for-jetpack')}
					</Button>
				),
				'to-install': starter(__('Install Akismet', 'dashboard-for-jetpack')),
				'to-activate': starter(__('Activate Akismet', 'dashboard-for-jetpack')),
			}}
		/>
	);
}
