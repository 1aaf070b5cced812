import { useEffect, useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { flushSync } from 'react-dom';
import { __ } from '@wordpress/i18n';
import { getSetting, type SettingId, type SettingsCardId } from '@/domain/settings/registry';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { LateWhoDecided } from '../../common/late-who-decided';
import { SaveFailure } from '../../common/save-failure';
import styles from './style.module.scss';

const rowIdOf = (setting: SettingId) => `setting-${setting}`;
export const cardIdOf = (card: SettingsCardId) => `settings-card-${card}`;

/** Says that the site uses another value than the saved one, which saving again won't change. */
function OtherValue({ id }: { id: SettingId }) {
	const { getName, formKeys = [] } = getSetting(id);
	const key = useAppSelector((state) =>
		selectSite(state).decidedSettings.find((one) => one === id || formKeys.includes(one)),
	);
	return key === undefined ? null : (
		<div className={styles.decided}>
			<p>{__('Code on this site replaces the saved value.')}</p>
			<LateWhoDecided decided={{ kind: 'setting', id: key }} name={getName()} />
		</div>
	);
}

/** The row of a setting: the target of search results, and the slot for its save error. */
export function SettingRow({ id, children }: { id: SettingId; children: ReactNode }) {
	return (
		<div id={rowIdOf(id)} className={styles.row}>
			{children}
			<OtherValue id={id} />
			<SaveFailure failureKey={id} />
		</div>
	);
}

interface SettingGroupProps {
	title: string;
	children: ReactNode;
}

export function SettingGroup({ title, children }: SettingGroupProps) {
	const titleId = useId();
	return (
		<div role="group" aria-labelledby={titleId} className="jd-stack">
			<p id={titleId} className={styles.groupTitle}>
				{title}
			</p>
			{children}
		</div>
	);
}

export function Indented({ depth = 1, children }: { depth?: number; children: ReactNode }) {
	return depth > 0 ? (
		<div className={clsx(styles.under, depth > 1 && styles.deeper)}>{children}</div>
	) : (
		<>{children}</>
	);
}

/** The event, dispatched on the document, before a setting receives the focus; its detail is the setting. */
const UNFOLD = 'dashboard-for-jetpack:unfold';

/**
 * Opens a folded part when one of its settings is about to receive the focus.
 *
 * @param unfold A stable function.
 */
export function useUnfolding(settings: readonly SettingId[], unfold: () => void): void {
	useEffect(() => {
		const listen = (event: Event) => {
			if (event instanceof CustomEvent && settings.some((setting) => setting === event.detail)) {
				// The control has to be rendered before it can receive the focus.
				flushSync(unfold);
			}
		};
		document.addEventListener(UNFOLD, listen);
		return () => document.removeEventListener(UNFOLD, listen);
	}, [settings, unfold]);
}

const FLASH = 'data-flash';
const CONTROLS = 'input, select, textarea, button, a[href], summary';
/** Without the buttons of explanations, which come before the controls of a group. */
const USABLE = `:is(${CONTROLS}):not([disabled], [tabindex="-1"], [aria-haspopup="dialog"])`;

const findHeading = (card: SettingsCardId) =>
	document.getElementById(cardIdOf(card))?.querySelector<HTMLElement>('[data-card-title]');

export function focusCard(card: SettingsCardId): void {
	findHeading(card)?.focus();
}

/**
 * Finds the element to focus: the setting's control, or its card's heading if the control is disabled or not
 * rendered.
 */
function findTarget(setting: SettingId, card: SettingsCardId) {
	return (
		document.getElementById(rowIdOf(setting))?.querySelector<HTMLElement>(USABLE) ??
		findHeading(card)
	);
}

function flash(place: HTMLElement | null) {
	if (!place) {
		return;
	}
	place.removeAttribute(FLASH);
	// Reading a size forces a reflow, which restarts the animation.
	void place.offsetWidth;
	place.setAttribute(FLASH, '');
	place.addEventListener('animationend', () => place.removeAttribute(FLASH), { once: true });
}

export function focusSetting(setting: SettingId, card: SettingsCardId): void {
	document.dispatchEvent(new CustomEvent(UNFOLD, { detail: setting }));
	const target = findTarget(setting, card);
	target?.scrollIntoView({ block: 'center' });
	target?.focus({ preventScroll: true });
	flash(document.getElementById(rowIdOf(setting)) ?? document.getElementById(cardIdOf(card)));
}

/**
 * Like `focusSetting`, but again once a missing setting has been rendered, unless the focus has been moved since.
 *
 * @return Stops waiting.
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
