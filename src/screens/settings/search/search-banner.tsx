import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { getUnavailableReason, type ModuleAvailability } from '@/domain/modules/availability';
import type { ModuleRecord } from '@/domain/modules/types';
import { CONNECT_USER_PATH } from '@/domain/routes/connect';
import type { SearchBannerView } from '@/domain/settings/registry';
import { quoteName } from '@/domain/settings/sentences';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectModuleAvailability } from '@/state/modules';
import { selectIsSettingOn, selectIsSettingPending, setSetting } from '@/state/settings';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';

const getConnectHint = () => __('Connect to configure.');

/** Why an active feature can't be set up here; "" if it can. */
function getHint(availability: ModuleAvailability, feature: string): string {
	switch (availability.kind) {
		case 'available':
			return '';
		case 'locked':
			return getUnavailableReason(availability, feature);
		case 'needs-owner':
			return availability.path === CONNECT_USER_PATH
				? getConnectHint()
				: getUnavailableReason(availability, feature);
		case 'offline':
		case 'needs-site':
			return getConnectHint();
	}
}

/** A card for a feature that is on (FIND-11), with what it needs to be set up (FIND-12). */
function ActiveFeature({ record }: { record: ModuleRecord }) {
	const { module, name, description } = record;
	const availability = useAppSelector((state) => selectModuleAvailability(state, module));
	const hint = availability ? getHint(availability, name) : '';
	return (
		<Card
			headingLevel={2}
			title={name}
			isDisabled={hint !== '' && availability?.kind !== 'locked'}
			badge={<Status intent="success">{__('Active')}</Status>}
		>
			<p>{description}</p>
			{hint && <p>{hint}</p>}
		</Card>
	);
}

interface InactiveFeatureProps {
	record: ModuleRecord;
	isBusy: boolean;
	onActivate: () => void;
}

/** A banner with the button that activates the feature (FIND-10), or why it can't be activated. */
function InactiveFeature({ record, isBusy, onActivate }: InactiveFeatureProps) {
	const { module, name, description } = record;
	const availability = useAppSelector((state) => selectModuleAvailability(state, module));
	const reason = availability ? getUnavailableReason(availability, name) : '';
	return (
		<Banner
			title={name}
			description={
				<>
					{description}
					{reason && <p>{reason}</p>}
				</>
			}
			headingLevel={2}
			actionLabel={reason ? undefined : __('Activate')}
			isBusy={isBusy}
			onAction={onActivate}
		/>
	);
}

/** A feature that is shown only in search results: inactive or active (FIND-08 to FIND-12). */
export function SearchBanner({ id, record }: SearchBannerView) {
	const dispatch = useAppDispatch();
	const isOn = useAppSelector((state) => selectIsSettingOn(state, id));
	const isToggling = useAppSelector((state) => selectIsSettingPending(state, id));
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
		void dispatch(setSetting(id, true, { subject: quoteName(record.name) }));
	};
	return (
		<div ref={ref}>
			{isActive ? (
				<ActiveFeature record={record} />
			) : (
				<InactiveFeature record={record} isBusy={isToggling} onActivate={activate} />
			)}
		</div>
	);
}
