import type { ReactNode } from 'react';
import { Status, type StatusProps } from '@/ui/status';
import styles from './style.module.scss';

interface SummaryProps {
	intent?: StatusProps['intent'];
	text: string;
	/** Shown beside the text, muted. */
	detail?: string;
	action?: ReactNode;
	children?: ReactNode;
}

/** The one-line summary, and below it the slot for the most urgent row. */
export const Summary = ({ intent = 'neutral', text, detail, action, children }: SummaryProps) => (
	<>
		<div className={styles.summary}>
			<p className={styles.text}>
				<Status intent={intent}>{text}</Status>
				{detail && <span className={styles.detail}>{detail}</span>}
			</p>
			{action}
		</div>
		<div className={styles.room}>{children}</div>
	</>
);
