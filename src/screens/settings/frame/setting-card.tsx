import type { ReactNode } from 'react';
import { formKeysOf, getCard, type SettingsCardId } from '@/domain/settings-registry';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { CardConnect } from './card-connect';
import { Marked } from './marked';
import { SaveRow } from './save-row';
import { useSearchTerm } from './search-context';
import { useSettingState } from './use-setting-state';

interface SettingCardProps {
	id: SettingsCardId;
	/** In place of the registry's. */
	title?: string;
	badge?: ReactNode;
	action?: ReactNode;
	/** What a connected account would bring; shown where that is what is missing (ROLE-09). */
	connectPrompt?: string;
	/** Beside the button that saves, or alone. */
	footer?: ReactNode;
	/** Not every state of a card has fields to save. */
	hasSave?: boolean;
	/** In place of how its first setting stands, for a card of several features. */
	isFaded?: boolean;
	children: ReactNode;
}

/**
 * The frame of a card of settings: its heading, faded where its feature cannot be set here (SETGEN-09),
 * the way on where a connection is missing, and the button for what waits to be saved.
 */
export function SettingCard({
	id,
	title,
	badge,
	action,
	connectPrompt,
	footer,
	hasSave = true,
	isFaded,
	children,
}: SettingCardProps) {
	const isSearching = useSearchTerm() !== '';
	const card = getCard(id);
	const [first] = card.settings;
	const state = useSettingState(first?.id ?? '');
	const canManage = useAppSelector((root) => selectCapabilities(root).canManageModules);
	const keys = formKeysOf(card);
	const canSave = hasSave && canManage && keys.length > 0;
	return (
		<Card
			headingLevel={isSearching ? 3 : 2}
			title={<Marked text={title ?? card.getTitle()} />}
			badge={badge}
			action={action}
			isDisabled={isFaded ?? (state.kind === 'unavailable' && state.availability.kind !== 'locked')}
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
			{state.kind === 'unavailable' && (
				<CardConnect
					availability={state.availability}
					feature={first?.module ?? id}
					prompt={connectPrompt}
				/>
			)}
		</Card>
	);
}
