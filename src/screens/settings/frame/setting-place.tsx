import type { ReactNode } from 'react';
import type { SettingId, SettingsCardId } from '@/domain/settings-registry';

export const rowIdOf = (setting: SettingId) => `setting-${setting}`;
export const cardIdOf = (card: SettingsCardId) => `settings-card-${card}`;

/** The place of a setting on the page: what the search leads to. */
export function SettingRow({ id, children }: { id: SettingId; children: ReactNode }) {
	return <div id={rowIdOf(id)}>{children}</div>;
}

const CONTROLS = 'input, select, textarea, button, a[href], summary';
const USABLE = `:is(${CONTROLS}):not([disabled], [tabindex="-1"])`;

const findHeading = (card: SettingsCardId) =>
	document.getElementById(cardIdOf(card))?.querySelector<HTMLElement>('[data-card-title]');

/** Puts the focus on the heading of a card. */
export function focusCard(card: SettingsCardId): void {
	findHeading(card)?.focus();
}

/** What can take the focus: the setting's control, or its card's heading where the control is disabled or not drawn. */
function findTarget(setting: SettingId, card: SettingsCardId) {
	return (
		document.getElementById(rowIdOf(setting))?.querySelector<HTMLElement>(USABLE) ??
		findHeading(card)
	);
}

/** Brings a setting into view and puts the focus on it. */
export function focusSetting(setting: SettingId, card: SettingsCardId): void {
	const target = findTarget(setting, card);
	target?.scrollIntoView({ block: 'center' });
	target?.focus({ preventScroll: true });
}
