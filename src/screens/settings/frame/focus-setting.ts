export const rowIdOf = (setting: string) => `setting-${setting}`;
export const cardIdOf = (card: string) => `settings-card-${card}`;

const CONTROLS = 'input, select, textarea, button, a[href], summary';
const USABLE = `:is(${CONTROLS}):not([disabled], [tabindex="-1"])`;

/** What the focus can go to: the setting's control, or where that is at rest or not drawn, its card's heading. */
function findTarget(setting: string, card: string) {
	return (
		document.getElementById(rowIdOf(setting))?.querySelector<HTMLElement>(USABLE) ??
		document.getElementById(cardIdOf(card))?.querySelector<HTMLElement>('[data-card-title]')
	);
}

/** Brings a setting into view and puts the focus on it. */
export function focusSetting(setting: string, card: string): void {
	const target = findTarget(setting, card);
	target?.scrollIntoView({ block: 'center' });
	target?.focus({ preventScroll: true });
}
