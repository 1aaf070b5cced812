import { __ } from '@wordpress/i18n';
import type { AntiSpamCardView } from '@/domain/anti-spam/blocked-count';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { selectAntiSpamGrant } from '@/state/anti-spam';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { late } from '@/ui/loadable/late';
import { AdminLink } from './admin-link';
import { PluginStarter } from './plugin-starter';

/** Few sites set their key in code, so the sentences about it are in a chunk that few visits need. */
export const FixedKey = late(() => import(/* webpackChunkName: "rare" */ './fixed-key-text'), {
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

interface AntiSpamStarterProps {
	lack: AntiSpamLack;
	variant?: 'primary' | 'secondary';
}

export function AntiSpamStarter({ lack, variant }: AntiSpamStarterProps) {
	const isPaid = useAppSelector(selectAntiSpamGrant) !== null;
	const { fixedAntiSpamKey } = useAppSelector(selectSite);
	if (lack === 'invalid-key' && fixedAntiSpamKey) {
		return <FixedKey place={fixedAntiSpamKey} isWrong />;
	}
	const label = isPaid ? __('Set up') : STEPS[lack]();
	return lack === 'invalid-key' ? (
		<AdminLink isForCard={isPaid} variant={variant} page={KEY_PAGE}>
			{label}
		</AdminLink>
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
