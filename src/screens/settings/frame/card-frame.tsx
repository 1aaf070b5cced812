import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { formKeysOf, getCard, type SettingsCardId } from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { ConnectPrompt } from '../../common/connect-prompt';
import { SaveRow } from './save-row';
import { Marked, useHeadingLevel } from './search-context';
import { useSettingState } from './use-setting-state';
import styles from './style.module.scss';

interface CardFrameProps {
	id: SettingsCardId;
	/** In place of the registry's. */
	title?: string;
	badge?: ReactNode;
	/** What a connected account would bring; shown where that is what is missing (ROLE-09). */
	connectPrompt?: string;
	/** Beside the button that saves, or alone. */
	footer?: ReactNode;
	/** What waits to be saved by the card's button. */
	formKeys?: readonly string[];
	/** By default, where the card's first setting cannot be set here. */
	isFaded?: boolean;
	children: ReactNode;
}

/**
 * The frame of a card of settings: its heading, faded where its feature cannot be set here (SETGEN-09),
 * the way on where a connection is missing (ROLE-24), and the button for what waits to be saved.
 */
export function CardFrame({
	id,
	title,
	badge,
	connectPrompt,
	footer,
	formKeys,
	isFaded,
	children,
}: CardFrameProps) {
	const { getTitle, settings } = getCard(id);
	const [first] = settings;
	const state = useSettingState(first.id);
	const { canManageModules, canConnectAccount } = useAppSelector(selectCapabilities);
	const level = useHeadingLevel(2);
	const keys = formKeys ?? formKeysOf(settings);
	const canSave = canManageModules && keys.length > 0;
	const lack = state.kind === 'unavailable' ? state.availability.kind : undefined;
	return (
		<Card
			headingLevel={level}
			title={<Marked text={title ?? getTitle()} />}
			badge={badge}
			className={styles.card}
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
				<ConnectPrompt layer="owner" canConnect={canConnectAccount} feature={first.module || id}>
					{connectPrompt ?? __('Connect your account to use this.', 'dashboard-for-jetpack')}
				</ConnectPrompt>
			)}
		</Card>
	);
}
