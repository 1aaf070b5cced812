import { useId, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { chevronDown, chevronUp } from '@wordpress/icons';
import card from '@/ui/card/style.module.scss';
import { useKeptFocus } from '@/ui/card/use-kept-focus';
import { Icon } from '@/ui/icon';
import { TitleId } from '@/ui/surroundings';
import styles from './style.module.scss';

export interface FoldableCardProps {
	title: ReactNode;
	subtitle?: ReactNode;
	info?: ReactNode;
	defaultOpen?: boolean;
	/** Makes the card controlled, together with `onToggle`. */
	open?: boolean;
	onToggle?: (isOpen: boolean) => void;
	headingLevel?: 2 | 3 | 4;
	children?: ReactNode;
}

/** A card that expands and collapses (COMP-14). */
export function FoldableCard({
	title,
	subtitle,
	info,
	defaultOpen = false,
	open,
	onToggle,
	headingLevel = 3,
	children,
}: FoldableCardProps) {
	const [isOpenHere, setIsOpenHere] = useState(defaultOpen);
	const isOpen = open ?? isOpenHere;
	const id = useId();
	const keptFocus = useKeptFocus();
	const Heading = `h${headingLevel}` as const;

	const toggle = () => {
		setIsOpenHere(!isOpen);
		onToggle?.(!isOpen);
	};

	return (
		<section
			{...keptFocus}
			aria-labelledby={`${id}-title`}
			className={clsx(card.card, Boolean(info) && styles.informed)}
		>
			<Heading className={styles.heading}>
				<button
					type="button"
					data-card-title
					aria-expanded={isOpen}
					aria-controls={`${id}-body`}
					aria-describedby={subtitle ? `${id}-subtitle` : undefined}
					className={styles.button}
					onClick={toggle}
				>
					<span id={`${id}-title`} className={styles.title}>
						{title}
					</span>
					<Icon icon={isOpen ? chevronUp : chevronDown} />
				</button>
			</Heading>
			{info && <div className={styles.info}>{info}</div>}
			{subtitle && (
				<div id={`${id}-subtitle`} className={`jd-muted ${styles.subtitle}`}>
					{subtitle}
				</div>
			)}
			<div id={`${id}-body`} hidden={!isOpen} className={styles.body}>
				<TitleId.Provider value={`${id}-title`}>{isOpen && children}</TitleId.Provider>
			</div>
		</section>
	);
}
