import type { ReactElement, SVGProps } from 'react';
import { Icon as WordPressIcon } from '@wordpress/icons';

export interface IconProps {
	/** A drawing from `@wordpress/icons`, or any other `<svg>` element. */
	icon: ReactElement<SVGProps<SVGSVGElement>>;
	/** Width and height in pixels (COMP-25). */
	size?: number;
	className?: string;
}

/** An icon beside a text, which screen readers skip; 24 pixels wide by default (COMP-25). */
export const Icon = ({ icon, size = 24, className }: IconProps) => (
	<WordPressIcon icon={icon} size={size} className={className} aria-hidden focusable="false" />
);
