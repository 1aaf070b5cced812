import { VisuallyHidden } from '@/ui/visually-hidden';
import styles from './style.module.scss';

export interface CountBadgeProps {
	count: number;
	/** The number and its unit, such as "3 updates". */
	label: string;
}

/** A number of things that need attention; renders nothing for zero. */
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
