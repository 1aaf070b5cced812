import {
	useId,
	useRef,
	useState,
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
} from 'react';
import { clsx } from 'clsx';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { Href } from '@/lib/safe-url';
import { CountBadge } from '@/ui/badge';
import { ExternalMark } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { useDismiss } from '@/ui/popover/use-dismiss';
import { useFits } from './fits';
import styles from './style.module.scss';

export interface SectionNavItem {
	key: string;
	label: string;
	href: Href;
	isCurrent: boolean;
	count?: number;
	countLabel?: string;
	/** The link leads to another site, in this tab. */
	leavesSite?: boolean;
	onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface NavItemProps extends Omit<SectionNavItem, 'key'> {
	onSelect?: () => void;
}

function NavItem({
	label,
	href,
	isCurrent,
	count = 0,
	countLabel,
	leavesSite,
	onClick,
	onSelect,
}: NavItemProps) {
	/* translators: %d is a number of things that are new or need attention. */
	const countText = countLabel ?? sprintf(__('%d new'), count);
	return (
		<li className={styles.item}>
			<a
				href={href}
				aria-current={isCurrent ? 'page' : undefined}
				className={clsx(styles.link, isCurrent && styles.current)}
				onClick={(event) => {
					onClick?.(event);
					onSelect?.();
				}}
			>
				{label}
				{leavesSite && <ExternalMark isSameTab />}
				<CountBadge count={count} label={countText} />
			</a>
		</li>
	);
}

interface DropdownProps {
	label: string;
	listId: string;
	/** Renders the list; `close` closes it. */
	children: (close: () => void) => ReactNode;
}

function Dropdown({ label, listId, children }: DropdownProps) {
	const [isOpen, setIsOpen] = useState(false);
	const [host, setHost] = useState<HTMLElement | null>(null);
	const [button, setButton] = useState<HTMLElement | null>(null);
	const close = () => setIsOpen(false);
	useDismiss(isOpen, [host], close);

	const handleKeyDown = (event: KeyboardEvent) => {
		if (isOpen && event.key === 'Escape') {
			event.stopPropagation();
			button?.focus();
			close();
		}
	};

	return (
		// It only listens; the button and the links inside are the controls.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div ref={setHost} className={styles.dropdown} onKeyDown={handleKeyDown}>
			<button
				ref={setButton}
				type="button"
				className={styles.opener}
				aria-expanded={isOpen}
				aria-controls={isOpen ? listId : undefined}
				onClick={() => setIsOpen(!isOpen)}
			>
				<span className={styles.openerLabel}>{label}</span>
				<Icon icon={isOpen ? chevronUp : chevronDown} />
			</button>
			{isOpen && children(close)}
		</div>
	);
}

export interface SectionNavProps {
	label: string;
	selectedLabel: string;
	items: SectionNavItem[];
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
		<ul id={listId} className={fits ? styles.row : styles.menu}>
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
