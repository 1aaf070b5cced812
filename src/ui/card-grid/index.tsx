import type { ReactNode } from 'react';
import styles from './style.module.scss';

/** Lays cards out in rows of two, under one another on a narrow screen. */
export function CardGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>;
}
