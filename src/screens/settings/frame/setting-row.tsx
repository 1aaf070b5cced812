import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { SettingId, SettingsCardId } from '@/domain/settings/registry';
import { SaveFailure } from '../../common/save-failure';
import styles from './style.module.scss';

export const rowIdOf = (setting: SettingId) => `setting-${setting}`;
export const cardIdOf = (card: SettingsCardId) => `settings-card-${card}`;

/** The place of a setting on the page: what the search leads to, and where it says that it could not be saved. */
export function SettingRow({ id, children }: { id: SettingId; children: ReactNode }) {
	return (
		<div id={rowIdOf(id)} className={styles.row}>
			{children}
			<SaveFailure place={id} />
		</div>
	);
}

/** Announces on the document that a setting is about to get the focus; its detail is the setting. */
const UNFOLD = 'dashboard-for-jetpack:unfold';

/**
 * Opens a folded part when one of its settings is about to get the focus.
 *
 * @param settings A constant list.
 * @param unfold   A stable function.
 */
export function useUnfolding(settings: readonly SettingId[], unfold: () => void): void {
	useEffect(() => {
		const listen = (event: Event) => {
			if (event instanceof CustomEvent && settings.some((setting) => setting === event.detail)) {
				// The control that takes the focus has to be there.
				flushSync(unfold);
			}
		};
		document.addEventListener(UNFOLD, listen);
		return () => document.removeEventListener(UNFOLD, listen);
	}, [settings, unfold]);
}

const FLASH = 'data-flash';
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

/** Shows where the eye should go; the style leaves it out for those who want less motion. */
function flash(place: HTMLElement | null) {
	if (!place) {
		return;
	}
	place.removeAttribute(FLASH);
	// Reading a measure has the browser take note of that: the same animation starts anew.
	void place.offsetWidth;
	place.setAttribute(FLASH, '');
	place.addEventListener('animationend', () => place.removeAttribute(FLASH), { once: true });
}

/** Brings a setting into view, puts the focus on it and flashes it, wherever people come from. */
export function focusSetting(setting: SettingId, card: SettingsCardId): void {
	document.dispatchEvent(new CustomEvent(UNFOLD, { detail: setting }));
	const target = findTarget(setting, card);
	target?.scrollIntoView({ block: 'center' });
	target?.focus({ preventScroll: true });
	flash(document.getElementById(rowIdOf(setting)) ?? document.getElementById(cardIdOf(card)));
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
