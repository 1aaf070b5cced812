import { useContext, type ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/screen-reader';
import { HasTabBar } from '@/ui/surroundings';
import styles from './style.module.scss';

export const findScreenHeading = () => document.querySelector<HTMLElement>('[data-screen-title]');

/** The heading of the screen receives the focus when the focused element has been removed. */
export const focusScreenHeading = (options?: FocusOptions): void =>
	findScreenHeading()?.focus(options);

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
