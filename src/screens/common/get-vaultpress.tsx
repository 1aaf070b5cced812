import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import type { VaultPressLack } from '@/domain/rewind/vaultpress';
import type { ButtonProps } from '@/ui/button';
import { Sentence } from '@/ui/card';
import { PluginStarter } from './plugin-starter';
import { ProviderLink } from './provider-link';

const PAGE = 'admin.php?page=vaultpress';

interface GetVaultPressProps extends Pick<ButtonProps, 'variant'> {
	lack: Exclude<VaultPressLack, 'vaultpress-unregistered'>;
}

/** Installs and activates VaultPress, then opens its page (SCAN-19, SCAN-20). */
export const GetVaultPress = ({ lack, variant }: GetVaultPressProps) => (
	<PluginStarter
		isForCard
		variant={variant}
		plugin={KNOWN_PLUGINS.vaultpress}
		act={lack === 'vaultpress-missing' ? 'install' : 'activate'}
		path={PAGE}
		label={lack === 'vaultpress-missing' ? __('Install VaultPress') : __('Activate VaultPress')}
	/>
);

export const VaultPressNote = ({ lack, text }: { lack: VaultPressLack; text: string }) => (
	<Sentence
		action={
			lack === 'vaultpress-unregistered' ? (
				<ProviderLink source="vaultpress-dashboard">
					{__('Find your registration key')}
				</ProviderLink>
			) : (
				<GetVaultPress lack={lack} />
			)
		}
	>
		<p>{text}</p>
	</Sentence>
);
