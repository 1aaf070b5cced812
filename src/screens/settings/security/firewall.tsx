import { __ } from '@wordpress/i18n';
import { resolveFirewall } from '@/domain/modules/firewall';
import { getCard, type SettingId } from '@/domain/settings/registry';
import { loadFirewall, selectFirewall } from '@/state/modules/firewall';
import { useAppSelector } from '@/state/store/hooks';
import { selectPromotion } from '@/state/site/entitlements';
import { selectAreFieldsSaving, selectIsSettingPending } from '@/state/settings';
import { Badge } from '@/ui/badge';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { late } from '@/ui/loadable/late';
import { usePrefetch } from '@/ui/loadable/use-loadable';
import { useLoads } from '../../common/use-loads';
import { type CardSlots, PART } from '../frame/card-frame';
import { SettingSwitch } from '../frame/setting-switch';
import { SettingField } from '../frame/setting-field';
import { useSettingState } from '../frame/use-setting-state';

const BLOCKED = 'jetpack_waf_ip_block_list';
const ALLOWED = 'jetpack_waf_ip_allow_list';
const FIELDS = [BLOCKED, ALLOWED];
const SHARE = 'jetpack_waf_share_data';
const SWITCHES = getCard('firewall')
	.settings.filter(({ control }) => control === 'switch')
	.map(({ id }) => id);

/**
 * Whether another control is being saved. Each save rewrites the firewall's rule files, so the other controls are
 * disabled until it ends (SETSEC-44).
 */
const useIsOtherSaving = (own?: SettingId): boolean =>
	useAppSelector(
		(state) =>
			SWITCHES.some((id) => id !== own && selectIsSettingPending(state, id)) ||
			(own !== undefined && selectAreFieldsSaving(state, FIELDS)),
	);

function Switch({ id, aboutLabel }: { id: SettingId; aboutLabel?: string }) {
	return <SettingSwitch id={id} isDisabled={useIsOtherSaving(id)} aboutLabel={aboutLabel} />;
}

const AddressList = ({ id }: { id: typeof BLOCKED | typeof ALLOWED }) => (
	<SettingField id={id} isDisabled={useIsOtherSaving()} />
);

/** Height of the folded card in pixels, for its skeleton. */
const FOLDED = 50;

const FirewallSetup = late(
	() => import(/* webpackChunkName: "settings-late" */ './firewall-setup'),
	PART,
);

/**
 * Facts that only a running firewall reports: the path of its file, and whether its rules are the latest
 * (SETSEC-42, SETSEC-43).
 */
function FirewallFacts() {
	// Available only once the server has turned on the module, which registers the route.
	const option = useSettingState('waf_bootstrap').kind;
	const firewall = useAppSelector(selectFirewall);
	const promotion = useAppSelector(selectPromotion);
	const retry = useLoads(option === 'usable' && loadFirewall);
	usePrefetch(FirewallSetup);

	const view = resolveFirewall({ option, firewall, promotion });
	const waiting = <Skeleton isOfSite height={FOLDED} label={__('Loading the firewall…')} />;
	switch (view.kind) {
		case 'off':
			return null;
		case 'loading':
			return waiting;
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't load the firewall's setup.")}
					onRetry={retry}
					failure={view}
				/>
			);
		case 'known':
			return <FirewallSetup {...view} waiting={waiting} />;
	}
}

/** The firewall, its lists and its missing requirements (SETSEC-38 to SETSEC-44). */
export const FIREWALL: CardSlots = {
	Badge: () => <Badge>{__('Beta')}</Badge>,
	rows: {
		...Object.fromEntries(SWITCHES.map((id) => [id, () => <Switch id={id} />])),
		[BLOCKED]: () => <AddressList id={BLOCKED} />,
		[ALLOWED]: () => <AddressList id={ALLOWED} />,
		// The privacy note about sharing data of the checked requests (SETSEC-41).
		[SHARE]: () => <Switch id={SHARE} aboutLabel={__('Privacy information')} />,
		waf_bootstrap: FirewallFacts,
	},
};
