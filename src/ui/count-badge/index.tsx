import { VisuallyHidden } from '@/ui/visually-hidden';
import styles from './style.module.scss';

export interface CountBadgeProps {
	count: number;
	/** The number with what it counts: "3 updates". */
	label: string;
}

/** A number to look into; nothing at zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
	if (count <= 0) {
		return null;
	}
	return (
		<span className={styles.badge}>
			<span aria-hidden>{count}</span>
			<VisuallyHidden>{label}</VisuallyHidden>
		</span>
	);
}
