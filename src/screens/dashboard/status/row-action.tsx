import { useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { RECONNECT_PATH } from '@/domain/routes/connect';
import type { RowAction as Action } from '@/domain/status/row';
import { askAgain } from '@/state/store/arrivals';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleToggling } from '@/state/modules';
import { dismissRenewal } from '@/state/status/renewals';
import { setSetting } from '@/state/settings';
import { Button } from '@/ui/button';
import { TitleId } from '@/ui/surroundings';
import { AdminLink } from '../../common/admin-link';
import { AntiSpamStarter, SetKey } from '../../common/anti-spam-starter';
import { GetVaultPress } from '../../common/get-vaultpress';
import { ContactSupport } from '../../common/not-started';
import { ProviderLink } from '../../common/provider-link';
import { useConnectLink } from '../../common/connect-prompt';
import { readAgain } from '../../common/read-again';

interface ActionProps {
	action: Action;
	variant: 'primary' | 'secondary';
}

export function RowAction({ action, variant }: ActionProps) {
	const dispatch = useAppDispatch();
	const toConnect = useConnectLink('site');
	const titleId = useId();
	const look = { variant, size: 'small' } as const;
	switch (action.kind) {
		case 'provider':
			return (
				<ProviderLink variant={variant} source={action.source}>
					{action.label}
				</ProviderLink>
			);
		case 'admin':
			return (
				<AdminLink variant={variant} page={action.page}>
					{action.label}
				</AdminLink>
			);
		case 'route':
			return (
				<Button {...look} href={action.href}>
					{action.label}
				</Button>
			);
		case 'connect-site':
			return (
				toConnect && (
					<Button {...look} href={toConnect.href}>
						{__('Set up Jetpack')}
					</Button>
				)
			);
		case 'connect-owner':
			// The account card has the one loud request to connect (DASH-12).
			return (
				<Button size="small" href={`#${action.path}`}>
					{action.path === RECONNECT_PATH ? __('Reconnect') : __('Connect your account')}
				</Button>
			);
		case 'support':
			return <ContactSupport variant={variant} />;
		case 'get-vaultpress':
			return <GetVaultPress lack={action.lack} variant={variant} />;
		case 'anti-spam-key':
			return <SetKey variant={variant}>{__('Set your key')}</SetKey>;
		case 'start-anti-spam':
			return (
				<TitleId.Provider value={titleId}>
					<span id={titleId} hidden>
						{__('Anti-spam')}
					</span>
					<AntiSpamStarter lack={action.lack} variant={variant} />
				</TitleId.Provider>
			);
		case 'turn-on':
			return <TurnOn {...action} variant={variant} />;
		case 'renew':
			return (
				<>
					<ProviderLink variant={variant} source="calypso-purchases">
						{__('Renew')}
					</ProviderLink>
					<Button
						variant="link"
						size="small"
						onClick={() => dispatch(dismissRenewal(action.renewal))}
					>
						{__('Dismiss')}
					</Button>
				</>
			);
		case 'retry':
			return (
				<Button
					{...look}
					isBusy={action.isRetrying}
					onClick={() => {
						dispatch(askAgain(({ phase }) => phase === 'failed'));
						if (action.ofFeatures) {
							dispatch(readAgain(true));
						}
					}}
				>
					{__('Try again')}
				</Button>
			);
	}
}

type TurnOnProps = Extract<Action, { kind: 'turn-on' }> & Pick<ActionProps, 'variant'>;

/** Switches a module on, as its card does. The row is gone at once, and comes back if the server refuses. */
function TurnOn({ id, name, variant }: TurnOnProps) {
	const dispatch = useAppDispatch();
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, id));
	return (
		<Button
			variant={variant}
			size="small"
			isBusy={isToggling}
			aria-label={sprintf(
				/* translators: %s: name of a feature. */
				__('Turn on %s'),
				name,
			)}
			onClick={() => void dispatch(setSetting(id, true, { subject: name }))}
		>
			{__('Turn on')}
		</Button>
	);
}
