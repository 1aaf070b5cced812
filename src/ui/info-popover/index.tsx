import { useId, useState, type ReactNode } from 'react';
import { info } from '@wordpress/icons';
import { Button } from '@/ui/button';
import { Popover } from '@/ui/popover';
import type { PopoverPosition } from '@/ui/popover/position';
import styles from './style.module.scss';

export interface InfoPopoverProps {
	label: string;
	/** The button's name ends with the title beside it (`TitleId`). */
	isForCard?: boolean;
	position?: PopoverPosition;
	onToggle?: (isOpen: boolean) => void;
	/** The pointer or the focus is on the button, so it may be opened next. */
	onApproach?: () => void;
	children: ReactNode;
}

/** A small (i) button that opens and closes an explanation below it (COMP-13). */
export function InfoPopover({
	label,
	isForCard,
	position = 'bottom',
	onToggle,
	onApproach,
	children,
}: InfoPopoverProps) {
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	const [isOpen, setIsOpen] = useState(false);
	const popoverId = useId();

	const show = (next: boolean) => {
		setIsOpen(next);
		onToggle?.(next);
	};

	return (
		<>
			<Button
				ref={setAnchor}
				variant="tertiary"
				size="small"
				className={styles.trigger}
				icon={info}
				isForCard={isForCard}
				aria-label={label}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				aria-controls={isOpen ? popoverId : undefined}
				onPointerEnter={onApproach}
				onFocus={onApproach}
				onKeyDown={(event) => {
					// The focus is still here until the popover has been placed.
					if (isOpen && event.key === 'Escape') {
						event.stopPropagation();
						show(false);
					}
				}}
				onClick={() => show(!isOpen)}
			/>
			{isOpen && (
				<Popover
					id={popoverId}
					anchor={anchor}
					label={label}
					position={position}
					onClose={() => show(false)}
				>
					{children}
				</Popover>
			)}
		</>
	);
}
