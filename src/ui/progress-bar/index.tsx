import { useState } from 'react';
import styles from './style.module.scss';

export interface CompletionRequest {
	value: number;
	total?: number;
	reached?: number;
	canGoBackwards?: boolean;
}

/**
 * The progress as a percentage of a total, 100 by default (COMP-21): never above 100 (COMP-19), and never
 * less than before unless `canGoBackwards` is set (COMP-20).
 */
export function completionPercentage({
	value,
	total = 100,
	reached = 0,
	canGoBackwards = false,
}: CompletionRequest): number {
	const share = Math.ceil((value / total) * 100);
	const percentage = Number.isFinite(share) ? Math.min(100, Math.max(0, share)) : 0;
	return canGoBackwards ? percentage : Math.max(percentage, reached);
}

export interface ProgressBarProps {
	label: string;
	/** The value in words, where a percentage says little. */
	text?: string;
	value: number;
	total?: number;
	canGoBackwards?: boolean;
}

/** A bar that fills up (COMP-19..21). */
export function ProgressBar({ label, text, value, total, canGoBackwards }: ProgressBarProps) {
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
			aria-valuetext={text}
			className={styles.track}
		>
			<div className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
		</div>
	);
}
