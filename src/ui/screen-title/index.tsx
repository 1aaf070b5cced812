import { useContext, type ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/screen-reader';
import { HasTabBar } from '@/ui/surroundings';
import styles from './style.module.scss';

export interface ScreenTitleProps {
	isInTab?: boolean;
	id?: string;
	children: ReactNode;
}

/** The one `h1` of a screen; the shell moves the focus to it after a change of route. */
export function ScreenTitle({ isInTab = false, id, children }: ScreenTitleProps) {
	const isHidden = useContext(HasTabBar) && isInTab;
	return (
		<h1 id={id} data-screen-title tabIndex={-1} className={isHidden ? undefined : styles.title}>
			{isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
		</h1>
	);
}
