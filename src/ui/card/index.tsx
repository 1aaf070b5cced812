import { createContext, useContext, useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Icon, type IconProps } from '@/ui/icon';
import { InLandmark, IsAged, TitleId } from '@/ui/surroundings';
import { useKeptFocus } from './use-kept-focus';
import styles from './style.module.scss';

export type CardIntent = 'neutral' | 'success' | 'warning' | 'error' | 'inactive';

/** The age of what a card shows, if it isn't current. */
export interface AsOf {
	/** "" while they aren't needed. */
	words: string;
	/** Too old to say that all is well. */
	isAged: boolean;
}

export interface CardProps {
	title: ReactNode;
	headingLevel?: 2 | 3 | 4;
	icon?: IconProps['icon'];
	badge?: ReactNode;
	action?: ReactNode;
	footer?: ReactNode;
	asOf?: AsOf;
	/** Colors only the edge; the badge or the text must say it in words. */
	intent?: CardIntent;
	/** Faded but readable, for controls that aren't available now (SETGEN-09). */
	isDisabled?: boolean;
	className?: string;
	children?: ReactNode;
}

/** A name for the card inside, which `focusCard` finds; most cards have none. */
export const CardName = createContext<string | undefined>(undefined);

/**
 * Moves the focus to the heading of a named card; the browser scrolls to it.
 *
 * @return False if no such card is on the page.
 */
export function focusCard(name: string): boolean {
	const title = document.querySelector<HTMLElement>(`[data-card="${name}"] [data-card-title]`);
	title?.focus();
	return title !== null;
}

/** A named region, or a group of a landmark, with a heading, a body and an optional footer. `npm run bench` finds cards by `data-card`. */
export function Card({
	title,
	headingLevel = 3,
	icon,
	badge,
	action,
	footer,
	asOf,
	intent = 'neutral',
	isDisabled = false,
	className,
	children,
}: CardProps) {
	const titleId = useId();
	const keptFocus = useKeptFocus();
	const Heading = `h${headingLevel}` as const;
	return (
		<TitleId.Provider value={titleId}>
			<IsAged.Provider value={asOf?.isAged ?? false}>
				<section
					{...keptFocus}
					role={useContext(InLandmark) ? 'group' : undefined}
					data-card={useContext(CardName) ?? true}
					aria-labelledby={titleId}
					className={clsx(styles.card, styles[intent], isDisabled && styles.disabled, className)}
				>
					<header className={clsx(styles.header, icon && styles.tall)}>
						{icon && <Icon icon={icon} size={32} className={styles.icon} />}
						<div className={styles.heading}>
							<Heading id={titleId} data-card-title tabIndex={-1} className={styles.title}>
								{title}
							</Heading>
							{badge}
						</div>
						{action && <div className={styles.action}>{action}</div>}
					</header>
					{asOf?.words && <p className={`jd-caption ${styles.age}`}>{asOf.words}</p>}
					{children !== undefined && children !== null && (
						<div className={styles.body}>{children}</div>
					)}
					{footer && <footer className={`jd-row ${styles.footer}`}>{footer}</footer>}
				</section>
			</IsAged.Provider>
		</TitleId.Provider>
	);
}

interface SentenceProps {
	action?: ReactNode;
	children: ReactNode;
}

/** A one-sentence message of a card, in a row with its action. */
export const Sentence = ({ action, children }: SentenceProps) => (
	<div className={styles.sentence}>
		<div className={styles.text}>{children}</div>
		{action}
	</div>
);
