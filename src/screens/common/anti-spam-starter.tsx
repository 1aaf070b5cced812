import { __ } from '@wordpress/i18n';
import type { AntiSpamCardView } from '@/domain/anti-spam';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { selectAntiSpamGrant } from '@/state/anti-spam';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import type { ButtonProps } from '@/ui/button';
import { late } from '@/ui/loadable/late';
import { AdminLink } from './admin-link';
import { PluginStarter } from './plugin-starter';

/** Few sites set their key in code, so the sentences about it are in a chunk that few visits need. */
const FixedKey = late(() => import(/* webpackChunkName: "rare" */ './fixed-key-text'), {
	isSecondary: true,
});

export const KEY_PAGE = 'admin.php?page=akismet-key-config';

export type AntiSpamLack = Extract<
	AntiSpamCardView['kind'],
	'not-installed' | 'inactive' | 'invalid-key'
>;

const STEPS: Record<AntiSpamLack, () => string> = {
	'not-installed': () => __('Install Akismet'),
	inactive: () => __('Activate Akismet'),
	'invalid-key': () => __('Set your key'),
};

/** A link to where the key is set, or a text about the code that sets it. */
export function SetKey(look: Pick<ButtonProps, 'variant' | 'isForCard' | 'children'>) {
	const { fixedAntiSpamKey } = useAppSelector(selectSite);
	return fixedAntiSpamKey ? (
		<FixedKey place={fixedAntiSpamKey} isWrong />
	) : (
		<AdminLink {...look} page={KEY_PAGE} />
	);
}

interface AntiSpamStarterProps extends Pick<ButtonProps, 'variant'> {
	lack: AntiSpamLack;
}

export function AntiSpamStarter({ lack, variant }: AntiSpamStarterProps) {
	const isPaid = useAppSelector(selectAntiSpamGrant) !== null;
	const label = isPaid ? __('Set up') : STEPS[lack]();
	return lack === 'invalid-key' ? (
		<SetKey isForCard={isPaid} variant={variant}>
			{label}
		</SetKey>
	) : (
		<PluginStarter
			plugin={KNOWN_PLUGINS.antiSpam}
			act={lack === 'not-installed' ? 'install' : 'activate'}
			path={KEY_PAGE}
			label={label}
			variant={variant}
			isForCard={isPaid}
		/>
	);
}
