import type { ReactNode } from 'react';
import styles from './style.module.scss';

/** Lays out cards in rows of two, or in one column on a narrow screen. */
export function CardGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>;
}
