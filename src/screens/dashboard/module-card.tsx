import type { ComponentProps, ReactNode } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { resolveModuleCard } from '@/domain/modules/dashboard-card';
import { getUnavailableReason } from '@/domain/modules/availability';
import type { SettingKey } from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModuleAvailability,
} from '@/state/modules';
import { setSetting } from '@/state/settings';
import type { RootState } from '@/state/store/types';
import { Card, type CardProps } from '@/ui/card';
import { Toggle } from '@/ui/toggle';
import { ConnectPrompt } from '../common/connect-prompt';
import { FeatureOffer } from '../common/feature-offer';
import { SaveFailure } from '../common/save-failure';

/** The view of a module's card; the same object until one of its own facts changes. */
const selectView = createSelector(
	[
		selectModuleAvailability,
		selectIsModuleActive,
		(state: RootState, _slug: string) => selectCapabilities(state),
	],
	(availability, isOn, { canManageOptions }) =>
		resolveModuleCard({ availability, isOn, canManageOptions }),
);

interface ModuleCardProps {
	slug: SettingKey;
	title: string;
	icon: CardProps['icon'];
	/** What the feature does. The text must fit both states. */
	description: string;
	/** Shown while it is on: what it is doing. */
	children: ReactNode;
	/** Something to buy, below the text of both states. */
	offer?: Omit<ComponentProps<typeof FeatureOffer>, 'children'>;
}

/** A feature of the site with its switch: what it does, or why it isn't available. */
export function ModuleCard({ slug, title, icon, description, children, offer }: ModuleCardProps) {
	const view = useAppSelector((state) => selectView(state, slug));
	switch (view.kind) {
		case 'absent':
			return null;
		case 'offline':
			return (
				<Card title={title} icon={icon} intent="inactive">
					<p>{__('Unavailable in Offline Mode')}</p>
				</Card>
			);
		case 'needs-connection':
			return (
				<Card title={title} icon={icon}>
					<ConnectPrompt layer={view.layer} feature={slug}>
						{description}
					</ConnectPrompt>
				</Card>
			);
		case 'switch': {
			const content = view.isOn ? children : <p>{description}</p>;
			return (
				<Card
					title={title}
					icon={icon}
					action={view.hasToggle && <CardToggle slug={slug} title={title} />}
				>
					<SaveFailure failureKey={slug} />
					{offer ? (
						<FeatureOffer isExtra {...offer}>
							{content}
						</FeatureOffer>
					) : (
						content
					)}
				</Card>
			);
		}
	}
}

/** The switch of a card's module (DASH-24): changed at once, and rolled back if the server refuses. */
function CardToggle({ slug, title }: { slug: SettingKey; title: string }) {
	const dispatch = useAppDispatch();
	const isOn = useAppSelector((state) => selectIsModuleActive(state, slug));
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, slug));
	const availability = useAppSelector((state) => selectModuleAvailability(state, slug));
	const reason = availability ? getUnavailableReason(availability, title) : '';
	return (
		<Toggle
			label={title}
			hideLabel
			hasReasonInPopover
			checked={isOn}
			isToggling={isToggling}
			disabled={reason !== ''}
			disabledReason={reason}
			onChange={(checked) => dispatch(setSetting(slug, checked, { subject: title }))}
		/>
	);
}
