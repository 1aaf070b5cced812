import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { SettingId, SettingsCardId } from '@/domain/settings-registry';

export const rowIdOf = (setting: SettingId) => `setting-${setting}`;
export const cardIdOf = (card: SettingsCardId) => `settings-card-${card}`;

/** The place of a setting on the page: what the search leads to. */
export function SettingRow({ id, children }: { id: SettingId; children: ReactNode }) {
	return <div id={rowIdOf(id)}>{children}</div>;
}

/** By the setting: what brings it on the page where it is folded away. */
const unfolders = new Map<SettingId, () => void>();

/**
 * Has what is folded opened for whoever is led to a setting in it.
 *
 * @param settings A constant list.
 * @param unfold   A stable function.
 */
export function useUnfolding(settings: readonly SettingId[], unfold: () => void): void {
	useEffect(() => {
		settings.forEach((setting) => unfolders.set(setting, unfold));
		return () => settings.forEach((setting) => unfolders.delete(setting));
	}, [settings, unfold]);
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
	const unfold = unfolders.get(setting);
	if (unfold) {
		// What takes the focus has to be there.
		flushSync(unfold);
	}
	const target = findTarget(setting, card);
	target?.scrollIntoView({ block: 'center' });
	target?.focus({ preventScroll: true });
}

/**
 * As `focusSetting`, and once more when what was not there yet has come. Whoever has moved on meanwhile is left alone.
 *
 * @return Ends the waiting.
 */
export function focusSettingWhenThere(setting: SettingId, card: SettingsCardId): () => void {
	focusSetting(setting, card);
	const heading = findHeading(card);
	const observer = new MutationObserver(() => {
		if (document.activeElement !== heading) {
			observer.disconnect();
		} else if (findTarget(setting, card) !== heading) {
			focusSetting(setting, card);
		}
	});
	const place = document.getElementById(cardIdOf(card));
	if (place && document.activeElement === heading) {
		observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
	}
	return () => observer.disconnect();
}
