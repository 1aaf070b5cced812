import type { ReactNode } from 'react';
import styles from './style.module.scss';

interface SentenceProps {
	/** Its action, at the end of the row. */
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
