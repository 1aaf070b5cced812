import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { formKeysOf, getCard, type SettingsCardId } from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { ConnectPrompt } from '../../common/connect-prompt';
import { AboutCard } from './about';
import { SaveRow } from './save-row';
import { Marked, useHeadingLevel } from './search-context';
import { useSettingState } from './use-setting-state';
import styles from './style.module.scss';

interface CardFrameProps {
	id: SettingsCardId;
	/** Replaces the registry's title. */
	title?: string;
	badge?: ReactNode;
	/** The benefit of a connected account; shown if only that is missing (ROLE-09). */
	connectPrompt?: string;
	/** Beside the save button, or alone. */
	footer?: ReactNode;
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
			title={<Marked text={name} />}
			badge={
				<>
					<AboutCard id={id} title={name} />
					{badge}
				</>
			}
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
				<ConnectPrompt layer="owner" feature={first.module || id}>
					{connectPrompt ?? __('Connect your account to use this.', 'dashboard-for-jetpack')}
				</ConnectPrompt>
			)}
		</Card>
	);
}
