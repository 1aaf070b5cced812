import { __, sprintf } from '@wordpress/i18n';
import { CardGrid } from '@/ui/card-grid';
import { Skeleton, SkeletonCard } from '@/ui/skeleton';
import styles from './style.module.scss';

const CARDS = 4;

/** A screen of about the same height, for as long as its chunk is on the way. */
export function ScreenSkeleton({ title }: { title: string }) {
	/* translators: %s: name of a screen, such as "Security". */
	const label = sprintf(__('Loading %s…', 'jetpack'), title);
	return (
		<div className={styles.skeleton} aria-busy="true">
			<Skeleton height={28} label={label} />
			<CardGrid>
				{Array.from({ length: CARDS }, (_, index) => (
					<SkeletonCard key={index} lines={3} />
				))}
			</CardGrid>
		</div>
	);
}
