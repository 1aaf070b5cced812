import type { KeyboardEvent, ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './style.module.scss';

export interface TabItem<Id extends string = string> {
	id: Id;
	label: ReactNode;
}

export interface TabsProps<Id extends string = string> {
	label: string;
	items: TabItem<Id>[];
	selected: Id;
	onSelect: (id: Id) => void;
	/** Links the tabs to their `TabPanel`s; unique on the page. */
	idPrefix?: string;
}

/** The ids by which a tab and its panel name each other. */
function tabIds(idPrefix: string, id: string): { tabId: string; panelId: string } {
	return { tabId: `${idPrefix}-tab-${id}`, panelId: `${idPrefix}-panel-${id}` };
}

/**
 * The tab that a key moves to from the one at `index`, wrapping around; undefined for other keys.
 */
export function nextTab(
	key: string,
	index: number,
	count: number,
	isRtl: boolean,
): number | undefined {
	switch (key) {
		case 'ArrowRight':
			return (index + (isRtl ? count - 1 : 1)) % count;
		case 'ArrowLeft':
			return (index + (isRtl ? 1 : count - 1)) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return undefined;
	}
}

/** Moves the focus between the buttons of a group, which handles their keys. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
	const { currentTarget: group, key, target } = event;
	const buttons = [...group.querySelectorAll('button')];
	const isRtl = getComputedStyle(group).direction === 'rtl';
	const index = buttons.findIndex((button) => button === target);
	const next = nextTab(key, index, buttons.length, isRtl);
	if (next !== undefined) {
		event.preventDefault();
		buttons[next]?.focus();
	}
}

/**
 * Switches between views of one thing. Arrow keys only move the focus; Enter and Space select, because a
 * selection may send a request.
 */
export function Tabs<Id extends string>({
	label,
	items,
	selected,
	onSelect,
	idPrefix,
}: TabsProps<Id>) {
	return (
		// The tabs take the focus; the list handles their keys.
		// eslint-disable-next-line jsx-a11y/interactive-supports-focus
		<div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveFocus}>
			{items.map(({ id, label: tabLabel }) => {
				const isSelected = id === selected;
				const ids = idPrefix === undefined ? undefined : tabIds(idPrefix, id);
				return (
					<button
						key={id}
						type="button"
						role="tab"
						id={ids?.tabId}
						aria-selected={isSelected}
						// The other panels are not rendered.
						aria-controls={isSelected ? ids?.panelId : undefined}
						tabIndex={isSelected ? 0 : -1}
						className={clsx(styles.tab, isSelected && styles.selected)}
						onClick={() => onSelect(id)}
					>
						{tabLabel}
					</button>
				);
			})}
		</div>
	);
}

export interface TabPanelProps {
	idPrefix: string;
	id: string;
	children: ReactNode;
}

export function TabPanel({ idPrefix, id, children }: TabPanelProps) {
	const { tabId, panelId } = tabIds(idPrefix, id);
	return (
		<div role="tabpanel" id={panelId} aria-labelledby={tabId} className={styles.panel}>
			{children}
		</div>
	);
}
