import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './style.module.scss';

interface SettingGroupProps {
	title: string;
	children: ReactNode;
}

/** Settings that make up one question, below its title. */
export function SettingGroup({ title, children }: SettingGroupProps) {
	const titleId = useId();
	return (
		<div role="group" aria-labelledby={titleId} className={styles.group}>
			<p id={titleId} className={styles.groupTitle}>
				{title}
			</p>
			{children}
		</div>
	);
}

/** The settings below a switch, aligned with its label. */
export function Indented({ depth = 1, children }: { depth?: number; children: ReactNode }) {
	return depth > 0 ? (
		<div className={clsx(styles.under, depth > 1 && styles.deeper)}>{children}</div>
	) : (
		<>{children}</>
	);
}
