import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '@/lib/join-classes';
import { Dropdown } from './dropdown';
import { NavItem } from './nav-item';
import type { SectionNavItem } from './nav-item';
import { useFits } from './use-fits';
import styles from './style.module.scss';

export type { SectionNavItem } from './nav-item';

export interface SectionNavProps {
	/** Names the navigation. */
	label: string;
	/** What the dropdown's button says: the current place. */
	selectedLabel: string;
	items: SectionNavItem[];
	/** At the end of the bar, such as a search. */
	trailing?: ReactNode;
}

/**
 * Tabs that are links. They become a dropdown when the bar is narrower than all of them together
 * (NAV-30) and on windows up to 480 pixels (NAV-32).
 */
export function SectionNav({ label, selectedLabel, items, trailing }: SectionNavProps) {
	const barRef = useRef<HTMLDivElement>(null);
	const listId = useId();
	const contents = items.map((item) => `${item.label} ${item.count ?? ''}`).join('|');
	const fits = useFits(barRef, contents);

	const list = (close?: () => void) => (
		<ul id={listId} className={joinClasses(styles.list, fits ? styles.row : styles.menu)}>
			{items.map(({ key, ...item }) => (
				<NavItem key={key} {...item} onSelect={close} />
			))}
		</ul>
	);

	return (
		<nav aria-label={label} className={styles.nav}>
			<div ref={barRef} className={styles.bar}>
				{fits ? (
					list()
				) : (
					<Dropdown label={selectedLabel} listId={listId}>
						{list}
					</Dropdown>
				)}
			</div>
			{trailing && <div className={styles.trailing}>{trailing}</div>}
		</nav>
	);
}
