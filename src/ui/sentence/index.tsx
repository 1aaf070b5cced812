import type { ReactNode } from 'react';
import styles from './style.module.scss';

interface SentenceProps {
	/** What can be done about it; it stands at the end of the row. */
	action?: ReactNode;
	children: ReactNode;
}

/** What a card has to say in a sentence, as one row with what can be done about it. */
export const Sentence = ({ action, children }: SentenceProps) => (
	<div className={styles.sentence}>
		<div className={styles.text}>{children}</div>
		{action}
	</div>
);
