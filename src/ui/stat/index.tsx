import type { ReactNode } from 'react';
import styles from './style.module.scss';

export interface StatProps {
	label: ReactNode;
	/** Already formatted. */
	value: ReactNode;
	detail?: ReactNode;
}

export function Stat({ label, value, detail }: StatProps) {
	return (
		<div className={styles.stat}>
			<dt className={`jd-caption ${styles.label}`}>{label}</dt>
			<dd className={styles.value}>
				{value}
				{detail && <span className={`jd-caption ${styles.detail}`}>{detail}</span>}
			</dd>
		</div>
	);
}

export function StatList({ children }: { children: ReactNode }) {
	return <dl className={styles.list}>{children}</dl>;
}
