import styles from './style.module.scss';

/** A drawing of our own: copies of a page in a stack, the newest with a sign to play it. */
export function Poster() {
	return (
		<svg className={styles.poster} viewBox="0 0 160 90" aria-hidden focusable="false">
			<rect width="160" height="90" rx="4" className={styles.ground} />
			<rect x="56" y="14" width="64" height="46" rx="3" className={styles.page} opacity="0.5" />
			<rect x="48" y="20" width="64" height="46" rx="3" className={styles.page} opacity="0.75" />
			<rect x="40" y="26" width="64" height="46" rx="3" className={styles.page} />
			<circle cx="72" cy="49" r="14" className={styles.sign} />
			<path d="M68 42v14l11-7z" className={styles.page} />
		</svg>
	);
}
