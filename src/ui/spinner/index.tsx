import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './style.module.scss';

export interface SpinnerProps {
	/** Diameter in pixels (COMP-26). */
	size?: number;
	/** Required if no text beside the spinner says what is happening. */
	label?: string;
}

/** A turning ring, 20 pixels wide by default (COMP-26). */
export function Spinner({ size = 20, label }: SpinnerProps) {
	return (
		<span className={styles.spinner}>
			<svg width={size} height={size} viewBox="0 0 20 20" aria-hidden focusable="false">
				<circle className={styles.track} cx="10" cy="10" r="8" />
				<path className={styles.arc} d="M10 2a8 8 0 0 1 8 8" />
			</svg>
			{label && <VisuallyHidden>{label}</VisuallyHidden>}
		</span>
	);
}
