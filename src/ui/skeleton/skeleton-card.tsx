import { Skeleton } from './index';
import styles from './style.module.scss';

/** The outline of a card whose content is still on its way. */
export function SkeletonCard({ lines = 2, label }: { lines?: number; label?: string }) {
	return (
		<div className={styles.card}>
			<span aria-hidden className={styles.title} />
			<Skeleton lines={lines} label={label} />
		</div>
	);
}
