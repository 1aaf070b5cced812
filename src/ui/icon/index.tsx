import type { ReactElement, SVGProps } from 'react';
import { Icon as WordPressIcon } from '@wordpress/icons';
import styles from './style.module.scss';

export interface IconProps {
	/** A drawing from `@wordpress/icons`, or any other `<svg>` element. */
	icon: ReactElement<SVGProps<SVGSVGElement>>;
	/** Width and height in pixels (COMP-25). */
	size?: number;
	/** Only for an icon without a text; screen readers skip an icon beside its text. */
	label?: string;
	className?: string;
}

/** An icon, 24 pixels wide by default (COMP-25). */
export function Icon({ icon, size = 24, label, className }: IconProps) {
	const drawing = (
		<WordPressIcon icon={icon} size={size} className={className} aria-hidden focusable="false" />
	);
	// The label needs its own element: `@wordpress/icons` hides its drawings from assistive technology.
	return label ? (
		<span role="img" aria-label={label} className={styles.voiced}>
			{drawing}
		</span>
	) : (
		drawing
	);
}
