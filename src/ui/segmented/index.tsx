import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { joinClasses } from '@/lib/join-classes';
import { nextTab } from './next-tab';
import styles from './style.module.scss';

export interface TabItem<Id extends string = string> {
	id: Id;
	label: ReactNode;
}

export interface TabsProps<Id extends string = string> {
	/** Names the list of tabs. */
	label: string;
	items: TabItem<Id>[];
	selected: Id;
	onSelect: (id: Id) => void;
	/** Joins the tabs to their `TabPanel`s: unique in the page. */
	idPrefix?: string;
}

/** The ids by which a tab and its panel name each other. */
export function tabIds(idPrefix: string, id: string): { tabId: string; panelId: string } {
	return { tabId: `${idPrefix}-tab-${id}`, panelId: `${idPrefix}-panel-${id}` };
}

/**
 * Switches between views of one thing. Arrow keys move the focus only, Enter and Space select: a
 * selection may have to be fetched.
 */
export function Tabs<Id extends string>({
	label,
	items,
	selected,
	onSelect,
	idPrefix,
}: TabsProps<Id>) {
	const listRef = useRef<HTMLDivElement>(null);

	const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const list = listRef.current;
		if (!list) {
			return;
		}
		const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
		const isRtl = getComputedStyle(list).direction === 'rtl';
		const target = nextTab(
			event.key,
			tabs.findIndex((tab) => tab === event.target),
			tabs.length,
			isRtl,
		);
		if (target !== undefined) {
			event.preventDefault();
			tabs[target]?.focus();
		}
	};

	return (
		// The tabs carry the focus; the list hears their keys.
		// eslint-disable-next-line jsx-a11y/interactive-supports-focus
		<div
			ref={listRef}
			role="tablist"
			aria-label={label}
			className={styles.tabs}
			onKeyDown={handleKeyDown}
		>
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
						// The panels of the others are not in the page.
						aria-controls={isSelected ? ids?.panelId : undefined}
						tabIndex={isSelected ? 0 : -1}
						className={joinClasses(styles.tab, isSelected && styles.selected)}
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
	/** The selected tab's. */
	id: string;
	children: ReactNode;
}

/** The view that belongs to the selected tab. */
export function TabPanel({ idPrefix, id, children }: TabPanelProps) {
	const { tabId, panelId } = tabIds(idPrefix, id);
	return (
		<div role="tabpanel" id={panelId} aria-labelledby={tabId} className={styles.panel}>
			{children}
		</div>
	);
}
