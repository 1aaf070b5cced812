import { useId } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { RECONNECT_PATH } from '@/domain/routes/connect';
import type { ModuleProtectionId, StatusRow } from '@/domain/status/types';
import { assertNever } from '@/lib/values';
import { joinUrl, type Href } from '@/lib/safe-url';
import { reconnectSite, selectConnectionTask } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectIsModuleToggling } from '@/state/modules';
import { dismissRenewal } from '@/state/renewals';
import { setSetting } from '@/state/settings';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Late } from '@/ui/loadable/late';
import { TitleId } from '@/ui/surroundings';
import { AntiSpamStarter, FIXED_KEY } from '../../common/anti-spam-starter';
import { GetVaultPress } from '../../common/get-vaultpress';
import { ContactSupport } from '../../common/not-started';
import { ProviderLink } from '../../common/provider-link';
import { useConnectLink } from '../../common/connect-prompt';
import { readAgain } from '../../common/read-again';
import { nameModule } from './describe-protection';
import { retryFailed } from './retry-failed';

interface RowActionProps {
	row: StatusRow;
	variant: 'primary' | 'secondary';
}

/** The action of a row, if there is one on this screen. */
export function RowAction({ row, variant }: RowActionProps) {
	const dispatch = useAppDispatch();
	const { adminUrl, fixedAntiSpamKey } = useAppSelector(selectSite);
	const toSetup = useConnectLink('site');
	const titleId = useId();
	const toLink = (href: Href, label: string) => (
		<Button variant={variant} size="small" href={href}>
			{label}
		</Button>
	);
	const toProvider = (source: string, label: string) => (
		<ProviderLink variant={variant} source={source}>
			{label}
		</ProviderLink>
	);
	switch (row.kind) {
		case 'threat':
			// The provider fixes all of them on one page, so one button is enough.
			return variant === 'primary'
				? toProvider(
						'calypso-scanner',
						_n('Fix threat', 'Fix threats', row.count, 'dashboard-for-jetpack'),
					)
				: null;
		case 'threats':
			return toProvider(
				row.by === 'scan' ? 'calypso-scanner' : 'vaultpress-dashboard',
				_n('Fix threat', 'Fix threats', row.count, 'dashboard-for-jetpack'),
			);
		case 'threats-disputed':
			return toProvider('vaultpress-dashboard', __('Look into it', 'dashboard-for-jetpack'));
		case 'credentials':
			return toProvider(
				row.of === 'scan' ? 'jetpack-scan-dash-credentials' : 'jetpack-backup-dash-credentials',
				__('Enter credentials', 'dashboard-for-jetpack'),
			);
		case 'crisis':
			return (
				<Button
					variant={variant}
					size="small"
					onClick={() => document.querySelector<HTMLElement>('[data-identity-crisis]')?.focus()}
				>
					{__('Choose', 'dashboard-for-jetpack')}
				</Button>
			);
		case 'connection':
			return <MendConnection action={row.action} variant={variant} />;
		case 'updates':
			return toLink(
				joinUrl(adminUrl, 'plugins.php?plugin_status=upgrade'),
				__('Update plugins', 'dashboard-for-jetpack'),
			);
		case 'site':
			return toSetup && toLink(toSetup.href, __('Set up Jetpack', 'dashboard-for-jetpack'));
		case 'owner':
			// The account card has the one loud request to connect (DASH-12).
			return (
				row.path && (
					<Button size="small" href={`#${row.path}`}>
						{row.path === RECONNECT_PATH
							? __('Reconnect', 'dashboard-for-jetpack')
							: __('Connect your account', 'dashboard-for-jetpack')}
					</Button>
				)
			);
		case 'vaultpress':
			return row.lack === 'vaultpress-unregistered' ? (
				toProvider('vaultpress-dashboard', __('Find your key', 'dashboard-for-jetpack'))
			) : (
				<GetVaultPress lack={row.lack} />
			);
		case 'not-started':
			return <ContactSupport variant={variant} />;
		case 'anti-spam-key':
			return fixedAntiSpamKey ? (
				<Late isSecondary of={FIXED_KEY}>
					{(FixedKey) => <FixedKey place={fixedAntiSpamKey} isWrong />}
				</Late>
			) : (
				toLink(
					joinUrl(adminUrl, 'admin.php?page=akismet-key-config'),
					__('Set your key', 'dashboard-for-jetpack'),
				)
			);
		case 'anti-spam-off':
			return (
				<TitleId.Provider value={titleId}>
					<span id={titleId} hidden>
						{__('Anti-spam', 'dashboard-for-jetpack')}
					</span>
					<AntiSpamStarter lack={row.lack} variant={variant} />
				</TitleId.Provider>
			);
		case 'module-off':
			return row.isLocked ? null : <TurnOn id={row.id} variant={variant} />;
		case 'gap':
			return row.promotion === 'upgrade'
				? toLink('#/plans', __('Compare plans', 'dashboard-for-jetpack'))
				: null;
		case 'expired':
			return (
				<>
					{toProvider('calypso-purchases', __('Renew', 'dashboard-for-jetpack'))}
					<Button variant="link" size="small" onClick={() => dispatch(dismissRenewal(row.renewal))}>
						{__('Dismiss', 'dashboard-for-jetpack')}
					</Button>
				</>
			);
		case 'renewal':
			return toLink('#/my-plan', __('See your plan', 'dashboard-for-jetpack'));
		case 'storage':
			return toLink(joinUrl(adminUrl, 'upload.php'), __('Manage media', 'dashboard-for-jetpack'));
		case 'license':
			return toLink('#/license/activation', __('Activate a license', 'dashboard-for-jetpack'));
		case 'stale-scan':
			return toProvider('calypso-scanner', __('See scans', 'dashboard-for-jetpack'));
		case 'unchecked-updates':
			return toLink(
				joinUrl(adminUrl, 'update-core.php?force-check=1'),
				__('Check for updates', 'dashboard-for-jetpack'),
			);
		case 'unknown':
			return (
				<Button
					size="small"
					isBusy={row.isRetrying}
					onClick={() => {
						dispatch(retryFailed());
						if (row.of.includes('features')) {
							dispatch(readAgain(true));
						}
					}}
				>
					{__('Try again', 'dashboard-for-jetpack')}
				</Button>
			);
		case 'more-threats':
		case 'starting':
		case 'other-address':
			return null;
		default:
			return assertNever(row);
	}
}

interface TurnOnProps extends Pick<RowActionProps, 'variant'> {
	id: ModuleProtectionId;
}

/** Switches a module on, as its card does. The row is gone at once, and comes back if the server refuses. */
function TurnOn({ id, variant }: TurnOnProps) {
	const dispatch = useAppDispatch();
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, id));
	const subject = nameModule(id);
	return (
		<Button
			variant={variant}
			size="small"
			isBusy={isToggling}
			aria-label={sprintf(
				/* translators: %s: name of a feature. */
				__('Turn on %s', 'dashboard-for-jetpack'),
				subject,
			)}
			onClick={() => void dispatch(setSetting(id, true, { subject }))}
		>
			{__('Turn on', 'dashboard-for-jetpack')}
		</Button>
	);
}

interface MendConnectionProps extends Pick<RowActionProps, 'variant'> {
	action: Extract<StatusRow, { kind: 'connection' }>['action'];
}

/** The server decides which action fixes the connection (CSTATE-02, CSTATE-03). */
function MendConnection({ action, variant }: MendConnectionProps) {
	const dispatch = useAppDispatch();
	const isBusy = useAppSelector((state) => selectConnectionTask(state) === 'reconnect');
	switch (action) {
		case 'reconnect':
			return (
				<Button
					variant={variant}
					size="small"
					isBusy={isBusy}
					onClick={() => void dispatch(reconnectSite())}
				>
					{__('Restore connection', 'dashboard-for-jetpack')}
				</Button>
			);
		case 'support':
			return <ContactSupport variant={variant} />;
		case 'none':
			return null;
		default:
			return assertNever(action);
	}
}
