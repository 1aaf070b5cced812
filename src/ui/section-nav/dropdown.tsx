import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { Icon } from '@/ui/icon';
import { useDismiss } from '@/ui/popover/use-dismiss';
import styles from './style.module.scss';

interface DropdownProps {
	label: string;
	listId: string;
	/** Draws the list; what it is given closes the dropdown. */
	children: (close: () => void) => ReactNode;
}

export function Dropdown({ label, listId, children }: DropdownProps) {
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
		// Only listens to what its button and its links leave over.
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
