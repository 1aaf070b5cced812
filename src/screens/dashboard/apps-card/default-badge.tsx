import type { AppStore } from '@/domain/dashboard';
import styles from './style.module.scss';

/** Drawings of our own: a thing to start on one store, a thing to fetch on the other. */
const SHAPES: Record<AppStore, string> = {
	android: 'M6 4.5v15L19 12z',
	ios: 'M11 4h2v8.2l3.3-3.3 1.4 1.4L12 16l-5.7-5.7 1.4-1.4 3.3 3.3zM5 18h14v2H5z',
};

interface DefaultBadgeProps {
	store: AppStore;
	label: string;
}

/** The badge that needs nothing from outside (DASH-16). */
export function DefaultBadge({ store, label }: DefaultBadgeProps) {
	return (
		<span className={styles.drawn} data-store={store}>
			<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden focusable="false">
				<path d={SHAPES[store]} fill="currentColor" />
			</svg>
			{label}
		</span>
	);
}
