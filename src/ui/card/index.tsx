import { useId } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '@/lib/join-classes';
import { Icon } from '@/ui/icon';
import type { IconProps } from '@/ui/icon';
import { useKeptFocus } from './use-kept-focus';
import styles from './style.module.scss';

export type CardIntent = 'neutral' | 'success' | 'warning' | 'error' | 'inactive';

export interface CardProps {
	title: ReactNode;
	headingLevel?: 2 | 3 | 4;
	icon?: IconProps['icon'];
	/** Edge of the icon in pixels. */
	iconSize?: 24 | 32;
	/** Beside the title: a Status or a Badge. */
	badge?: ReactNode;
	/** At the end of the heading's row: a toggle or a small button. */
	action?: ReactNode;
	footer?: ReactNode;
	/** Colours the edge only; the word for it is the badge's or the text's to say. */
	intent?: CardIntent;
	/** Faded, its text still readable: for controls the site cannot offer just now (SETGEN-09). */
	isDisabled?: boolean;
	className?: string;
	children?: ReactNode;
}

/** A named region with a heading, a body and, where given, a footer. `npm run bench` finds cards by `data-card`. */
export function Card({
	title,
	headingLevel = 3,
	icon,
	iconSize = 24,
	badge,
	action,
	footer,
	intent = 'neutral',
	isDisabled = false,
	className,
	children,
}: CardProps) {
	const titleId = useId();
	const keptFocus = useKeptFocus();
	const Heading = `h${headingLevel}` as const;
	return (
		<section
			{...keptFocus}
			data-card
			aria-labelledby={titleId}
			className={joinClasses(styles.card, styles[intent], isDisabled && styles.disabled, className)}
		>
			<header className={joinClasses(styles.header, iconSize === 32 && styles.tall)}>
				{icon && <Icon icon={icon} size={iconSize} className={styles.icon} />}
				<div className={styles.heading}>
					<Heading id={titleId} data-card-title tabIndex={-1} className={styles.title}>
						{title}
					</Heading>
					{badge}
				</div>
				{action && <div className={styles.action}>{action}</div>}
			</header>
			{children !== undefined && children !== null && <div className={styles.body}>{children}</div>}
			{footer && <footer className={styles.footer}>{footer}</footer>}
		</section>
	);
}
