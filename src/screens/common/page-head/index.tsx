import type { ReactNode } from 'react';
import { Drawing } from '@/ui/drawing';
import { ScreenTitle } from '@/ui/screen-title';
import styles from './style.module.scss';

interface PageHeadProps {
	title: string;
	children?: ReactNode;
	drawing: ReactNode;
}

/** The head of a page without a tab of its own: its title beside a drawing. */
export function PageHead({ title, children, drawing }: PageHeadProps) {
	return (
		<div className={styles.head}>
			<div className={styles.text}>
				<ScreenTitle>{title}</ScreenTitle>
				{children && <p>{children}</p>}
			</div>
			<Drawing className={styles.drawing}>{drawing}</Drawing>
		</div>
	);
}
