import type { ReactNode, ComponentType } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	formKeysOf,
	getCard,
	getSubject,
	type SettingsCardId,
	type SettingId,
} from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { toCheck } from '@/state/notices';
import { selectIsWaiting } from '@/state/settings/setting-state';
import {
	formFailureDismissed,
	saveFields,
	selectAreFieldsSaving,
	selectFormFailure,
} from '@/state/settings';
import { Button } from '@/ui/button';
import { Card, type CardProps } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import type { LateFailure } from '@/ui/loadable/late';
import { Notice } from '@/ui/notice';
import { ConnectPrompt } from '../../common/connect-prompt';
import { AboutCard } from './about';
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
	Footer?: ComponentType;
}

/**
 * The cards of a tab that the registry doesn't describe in full: their slots, or a component of their own.
 * Other cards are rendered from their table in `domain/settings/cards` alone.
 */
export type Specials = Partial<Record<SettingsCardId, ComponentType | CardSlots>>;

/** Why a form couldn't be saved; shown until it has been saved or the message is dismissed. */
export function FormFailure({ keys }: { keys: readonly string[] }) {
	const dispatch = useAppDispatch();
	const failure = useAppSelector((state) => selectFormFailure(state, keys));
	return failure ? (
		<div className={styles.failure}>
			<Notice
				status="error"
				actions={failure.isOfOthers ? [toCheck()] : []}
				onDismiss={() => dispatch(formFailureDismissed(keys))}
			>
				{sprintf(
					/* translators: %s: an error message from the server. */
					__("Couldn't save these settings. %s"),
					failure.reason,
				)}
			</Notice>
		</div>
	) : null;
}

interface SaveRowProps {
	keys: readonly string[];
	isBlocked?: boolean;
	onSaved?: () => void;
}

/** Saves the fields of one card only (SETGEN-06, SETGEN-07). */
export function SaveRow({ keys, isBlocked = false, onSaved }: SaveRowProps) {
	const dispatch = useAppDispatch();
	// A single string, so that the button is rendered again only if it changes.
	const waiting = useAppSelector((state) =>
		keys.filter((key) => selectIsWaiting(state, key)).join(' '),
	);
	const isSaving = useAppSelector((state) => selectAreFieldsSaving(state, keys));
	const save = async () => {
		const { error } = await dispatch(saveFields(waiting.split(' ')));
		if (!error) {
			onSaved?.();
		}
	};
	return (
		<>
			<FormFailure keys={keys} />
			<Button
				isForCard
				variant="primary"
				size="small"
				disabled={waiting === '' || isBlocked}
				isBusy={isSaving}
				accessibleWhenDisabled
				onClick={() => void save()}
			>
				{isSaving ? __('Saving…') : __('Save settings')}
			</Button>
		</>
	);
}

interface CardFrameProps {
	id: SettingsCardId;
	title?: string;
	badge?: ReactNode;
	/** The benefit of a connected account; shown if only that is missing (ROLE-09). */
	connectPrompt?: string;
	footer?: ReactNode;
	asOf?: CardProps['asOf'];
	formKeys?: readonly string[];
	children: ReactNode;
}

/**
 * The frame of a settings card: its heading, faded if its one feature isn't available here (SETGEN-09), a connect
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
	children,
}: CardFrameProps) {
	const card = getCard(id);
	const { getTitle, settings } = card;
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
			isDisabled={lack !== undefined && lack !== 'locked' && getSubject(card) !== undefined}
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

/** For a part of a card in a chunk of its own: says why it didn't load. What waits for it is as high as the part. */
export const PART = {
	isSecondary: true,
	failed: (failure: LateFailure) => (
		<ErrorState
			message={__("Couldn't load this part of the card. Check your network, then try again.")}
			failure={failure}
		/>
	),
};
