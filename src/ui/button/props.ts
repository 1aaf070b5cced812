import type { HTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import type { IconProps } from '@/ui/icon';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'link';

export interface ButtonProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
	variant?: ButtonVariant;
	size?: 'default' | 'small';
	/** Says and shows that work goes on; further clicks are ignored. */
	isBusy?: boolean;
	isDestructive?: boolean;
	disabled?: boolean;
	/** Stays in the tab order while disabled, so that its reason can be found. */
	accessibleWhenDisabled?: boolean;
	/** Makes it a link. */
	href?: string;
	target?: string;
	icon?: IconProps['icon'];
	type?: 'button' | 'submit' | 'reset';
	name?: string;
	value?: string;
	form?: string;
	onClick?: MouseEventHandler<HTMLElement>;
	children?: ReactNode;
}
