import { useState } from 'react';
import { completionPercentage } from './completion';
import styles from './style.module.scss';

export interface ProgressBarProps {
	/** Names what progresses. */
	label: string;
	value: number;
	total?: number;
	canGoBackwards?: boolean;
}

/** A bar that fills up (COMP-19..21). */
export function ProgressBar({ label, value, total, canGoBackwards }: ProgressBarProps) {
	const [reached, setReached] = useState(0);
	const percentage = completionPercentage({ value, total, reached, canGoBackwards });
	if (percentage !== reached) {
		setReached(percentage);
	}
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percentage}
			className={styles.track}
		>
			<div className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
		</div>
	);
}
