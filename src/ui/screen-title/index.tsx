import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './style.module.scss';

export interface ScreenTitleProps {
	/** For screens whose tab already shows the title. */
	isVisuallyHidden?: boolean;
	/** For elements that are labeled by the title. */
	id?: string;
	children: ReactNode;
}

/** The one `h1` of a screen; the shell moves the focus to it after a change of route. */
export function ScreenTitle({ isVisuallyHidden = false, id, children }: ScreenTitleProps) {
	return (
		<h1
			id={id}
			data-screen-title
			tabIndex={-1}
			className={isVisuallyHidden ? undefined : styles.title}
		>
			{isVisuallyHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
		</h1>
	);
}
