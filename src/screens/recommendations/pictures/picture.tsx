import type { RecommendationPage } from '@/domain/recommendations';
import { DRAWINGS } from './drawings';
import styles from './style.module.scss';

/** What a step is about, for the eye alone: its text says the same. */
export function Picture({ page }: { page: RecommendationPage }) {
	return page === 'summary' ? null : (
		<div className={styles.frame}>
			<svg viewBox="0 0 320 320" aria-hidden focusable="false" className={styles.picture}>
				{DRAWINGS[page]}
			</svg>
		</div>
	);
}
