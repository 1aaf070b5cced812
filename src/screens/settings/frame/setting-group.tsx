import { useId, type ReactNode } from 'react';
import { Marked } from './search-context';
import styles from './style.module.scss';

interface SettingGroupProps {
	title: string;
	children: ReactNode;
}

/** Settings that are one question, under its title. */
export function SettingGroup({ title, children }: SettingGroupProps) {
	const titleId = useId();
	return (
		<div role="group" aria-labelledby={titleId} className={styles.group}>
			<p id={titleId} className={styles.groupTitle}>
				<Marked text={title} />
			</p>
			{children}
		</div>
	);
}
