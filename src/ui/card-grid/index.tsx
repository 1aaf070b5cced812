import type { ReactNode } from 'react';
import styles from './style.module.scss';

export function CardGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>;
}
