import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { getUnavailableReason, type ModuleAvailability } from '@/domain/modules/availability';
import { CONNECT_USER_PATH } from '@/domain/routes/connect';
import type { SearchBannerView } from '@/domain/settings/registry';
import { quoteName } from '@/domain/settings/sentences';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectModuleAvailability } from '@/state/modules';
import { selectIsSettingOn, selectIsSettingPending, setSetting } from '@/state/settings';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';

const AVAILABLE = { kind: 'available' } as const;

/** Why an active feature can't be set up here; "" if it can. */
function getHint(availability: ModuleAvailability, feature: string): string {
	const { kind } = availability;
	const needsConnection =
		kind === 'offline' ||
		kind === 'needs-site' ||
		(kind === 'needs-owner' && availability.path === CONNECT_USER_PATH);
	return needsConnection
		? __('Connect to configure.')
		: getUnavailableReason(availability, feature);
}

/**
 * A feature that is shown only in search results: a banner with the button that activates it (FIND-08 to FIND-10), or a card
 * while it is on (FIND-11), with what it needs (FIND-12).
 */
export function SearchBanner({ id, record }: SearchBannerView) {
	const dispatch = useAppDispatch();
	const isOn = useAppSelector((state) => selectIsSettingOn(state, id));
	const isToggling = useAppSelector((state) => selectIsSettingPending(state, id));
	const { name, description } = record;
	const availability = useAppSelector(
		(state) => selectModuleAvailability(state, record.module) ?? AVAILABLE,
	);
	const isActive = isOn && !isToggling;
	const ref = useRef<HTMLDivElement>(null);
	const wasPressed = useRef(false);

	useEffect(() => {
		// The focused button has been removed with its banner.
		if (isActive && wasPressed.current) {
			wasPressed.current = false;
			ref.current?.querySelector<HTMLElement>('[data-card-title]')?.focus();
		}
	}, [isActive]);

	const activate = () => {
		wasPressed.current = true;
		void dispatch(setSetting(id, true, { subject: quoteName(name) }));
	};
	const hint = isActive ? getHint(availability, name) : getUnavailableReason(availability, name);
	return (
		<div ref={ref}>
			{isActive ? (
				<Card
					headingLevel={2}
					title={name}
					isDisabled={hint !== '' && availability.kind !== 'locked'}
					badge={<Status intent="success">{__('Active')}</Status>}
				>
					<p>{description}</p>
					{hint && <p>{hint}</p>}
				</Card>
			) : (
				<Banner
					title={name}
					description={
						<>
							{description}
							{hint && <p>{hint}</p>}
						</>
					}
					headingLevel={2}
					actionLabel={hint ? undefined : __('Activate')}
					isBusy={isToggling}
					onAction={activate}
				/>
			)}
		</div>
	);
}
