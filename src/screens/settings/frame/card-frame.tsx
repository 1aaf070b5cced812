import type { ReactNode, ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import {
	formKeysOf,
	getCard,
	type SettingsCardId,
	type SettingId,
} from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { Card, type CardProps } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import type { LateFailure } from '@/ui/loadable/late';
import { ConnectPrompt } from '../../common/connect-prompt';
import { AboutCard } from './about';
import { SaveRow } from './save-row';
import { useHeadingLevel } from './search-context';
import { useSettingState } from './use-setting-state';
import styles from './style.module.scss';

/** The slots of a card's frame, for parts that the registry doesn't describe. */
export interface CardSlots {
	/** The benefit of a connected account (ROLE-09). */
	getConnectPrompt?: () => string;
	Badge?: ComponentType;
	/** Replaces a setting's own control, or adds one to a setting without a control. */
	rows?: Partial<Record<SettingId, ComponentType>>;
	/** Below the settings: the state of the feature, an offer, a link. */
	Notes?: ComponentType;
	/** Beside the save button, or alone. */
	Footer?: ComponentType;
	/** The card never fades, because its settings have different requirements: each reports its own. */
	neverFades?: boolean;
}

/**
 * The cards of a tab that the registry doesn't describe in full: their slots, or a component of their own.
 * Other cards are rendered from their table in `domain/settings/cards` alone.
 */
export type Specials = Partial<Record<SettingsCardId, ComponentType | CardSlots>>;

interface CardFrameProps {
	id: SettingsCardId;
	/** Replaces the registry's title. */
	title?: string;
	badge?: ReactNode;
	/** The benefit of a connected account; shown if only that is missing (ROLE-09). */
	connectPrompt?: string;
	/** Beside the save button, or alone. */
	footer?: ReactNode;
	asOf?: CardProps['asOf'];
	/** The keys that the card's button saves. */
	formKeys?: readonly string[];
	/** By default, whether the card's first setting is unavailable here. */
	isFaded?: boolean;
	children: ReactNode;
}

/**
 * The frame of a settings card: its heading, faded if its feature isn't available here (SETGEN-09), a connect
 * link if a connection is missing (ROLE-24), and the button that saves its form.
 */
export function CardFrame({
	id,
	title,
	badge,
	connectPrompt,
	footer,
	asOf,
	formKeys,
	isFaded,
	children,
}: CardFrameProps) {
	const { getTitle, settings } = getCard(id);
	const [first] = settings;
	const state = useSettingState(first.id);
	const { canManageModules } = useAppSelector(selectCapabilities);
	const level = useHeadingLevel(2);
	const keys = formKeys ?? formKeysOf(settings);
	const canSave = canManageModules && keys.length > 0;
	const lack = state.kind === 'unavailable' ? state.availability.kind : undefined;
	const name = title ?? getTitle();
	return (
		<Card
			headingLevel={level}
			title={name}
			badge={
				<>
					<AboutCard id={id} title={name} />
					{badge}
				</>
			}
			className={styles.card}
			asOf={asOf}
			isDisabled={isFaded ?? (lack !== undefined && lack !== 'locked')}
			footer={
				(canSave || footer) && (
					<>
						{canSave && <SaveRow keys={keys} />}
						{footer}
					</>
				)
			}
		>
			{children}
			{lack === 'needs-owner' && (
				<ConnectPrompt layer="owner" feature={first.module || id}>
					{connectPrompt ?? __('Connect your account to use this.')}
				</ConnectPrompt>
			)}
		</Card>
	);
}

/** Replaces a part of a card whose chunk didn't load. */
export const showPartFailure = ({ isRetrying, retry }: LateFailure) => (
	<ErrorState
		message={__("Couldn't load this part of the card. Check your network, then try again.")}
		failure={{ isRetrying }}
		onRetry={retry}
	/>
);
