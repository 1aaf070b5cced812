import type { ComponentProps, ReactNode } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __, _n } from '@wordpress/i18n';
import { image, lockOutline, scheduled } from '@wordpress/icons';
import { resolveBlockedCount } from '@/domain/anti-spam';
import { resolveModuleCard } from '@/domain/modules/dashboard-card';
import { getUnavailableReason } from '@/domain/modules/availability';
import type { SettingKey } from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModuleAvailability,
} from '@/state/modules';
import { loadProtectCount, selectProtectCount } from '@/state/modules/protect';
import { setSetting } from '@/state/settings';
import { selectProviderContact } from '@/state/site/provider-site';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import type { RootState } from '@/state/store/types';
import { Card, Sentence, type CardProps } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { Toggle } from '@/ui/toggle';
import { ConnectPrompt } from '../common/connect-prompt';
import { FeatureOffer } from '../common/feature-offer';
import { SaveFailure } from '../common/save-failure';
import { useLoads } from '../common/use-loads';
import { Counted } from './parts/counted';

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
	const head = { title, icon };
	switch (view.kind) {
		case 'absent':
			return null;
		case 'offline':
			return (
				<Card {...head} intent="inactive">
					<p>{__('Unavailable in Offline Mode')}</p>
				</Card>
			);
		case 'needs-connection':
			return (
				<Card {...head}>
					<ConnectPrompt layer={view.layer} feature={slug}>
						{description}
					</ConnectPrompt>
				</Card>
			);
		case 'switch': {
			const content = view.isOn ? children : <p>{description}</p>;
			return (
				<Card {...head} action={view.hasToggle && <CardToggle slug={slug} title={title} />}>
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

/**
 * Downtime monitoring: shows only that it is active, because the provider sends an email when the site is down. The provider
 * monitors the site, so it is not known whether it does while it doesn't answer.
 */
export function MonitorCard() {
	const isSure = useAppSelector((state) => selectProviderContact(state).kind === 'answers');
	return (
		<ModuleCard
			slug="monitor"
			title={__('Downtime monitoring')}
			icon={scheduled}
			description={__("Get an email when your site goes down, and when it's back.")}
		>
			<Sentence>
				<Status intent={isSure ? 'success' : 'neutral'}>
					{isSure ? __('Jetpack is watching your site') : __('Monitoring is on')}
				</Status>
				<p>{__("You'll get an email if it goes down, and when it's back.")}</p>
			</Sentence>
		</ModuleCard>
	);
}

export const PhotonCard = () => (
	<ModuleCard
		slug="photon"
		title={__('Image accelerator')}
		icon={image}
		description={__('Load images from a fast network, sized for each screen.')}
	>
		<Sentence>
			<Status intent="success">{__('Your images are accelerated')}</Status>
			<p>{__('They load from a fast network, sized for each screen.')}</p>
		</Sentence>
	</ModuleCard>
);

export const ProtectCard = () => (
	<ModuleCard
		slug="protect"
		title={__('Brute force protection')}
		icon={lockOutline}
		description={__('Block people and bots that try to guess your password.')}
	>
		<BlockedCount />
	</ModuleCard>
);

/** How many login attempts were blocked (CARD-05). */
function BlockedCount() {
	// The server has a count only once it has saved the module as on.
	const isSettled = !useAppSelector((state) => selectIsModuleToggling(state, 'protect'));
	const retry = useLoads(isSettled && loadProtectCount);
	const view = resolveBlockedCount(useAppSelector(selectProtectCount));
	switch (view.kind) {
		case 'loading':
			return <Skeleton isOfSite height={32} label={__('Loading blocked attempts…')} />;
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't load the number of blocked attempts.")}
					failure={view}
					retryVariant="link"
					onRetry={retry}
				/>
			);
		case 'none':
			return (
				<Status intent="success">
					{__('Jetpack is on guard. No blocked login attempts so far.')}
				</Status>
			);
		case 'counted':
			return (
				<Counted
					count={view.count}
					label={_n(
						'malicious login attempt blocked',
						'malicious login attempts blocked',
						view.count,
					)}
				/>
			);
	}
}
