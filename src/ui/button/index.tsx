import {
	forwardRef,
	useContext,
	useId,
	type HTMLAttributes,
	type MouseEvent,
	type MouseEventHandler,
	type ReactNode,
	type Ref,
} from 'react';
import { clsx } from 'clsx';
import { closeSmall } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { Href } from '@/lib/safe-url';
import { ExternalMark } from '@/ui/external-link';
import { Icon, type IconProps } from '@/ui/icon';
import { TitleId } from '@/ui/surroundings';
import styles from './style.module.scss';

type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'link';

export interface ButtonProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
	variant?: ButtonVariant;
	size?: 'default' | 'small' | 'large';
	/** Shows and announces that work is in progress; further clicks do nothing. */
	isBusy?: boolean;
	isDestructive?: boolean;
	disabled?: boolean;
	/** Stays in the tab order while disabled, so that people can find out why. */
	accessibleWhenDisabled?: boolean;
	href?: Href;
	target?: string;
	icon?: IconProps['icon'];
	/**
	 * Its accessible name ends with the title of its card (`TitleId`), because other cards of the screen have a button of the
	 * same words (WCAG 2.4.4, 2.5.3).
	 */
	isForCard?: boolean;
	type?: 'button' | 'submit' | 'reset';
	name?: string;
	value?: string;
	form?: string;
	onClick?: MouseEventHandler<HTMLElement>;
	children?: ReactNode;
}

/**
 * A button, or with `href` a link that looks like one. While it is busy, or disabled with
 * `accessibleWhenDisabled`, it keeps the focus and ignores clicks.
 */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(
	{
		variant = 'secondary',
		size = 'default',
		isBusy = false,
		isDestructive = false,
		disabled = false,
		accessibleWhenDisabled = false,
		href,
		target,
		icon,
		isForCard = false,
		type = 'button',
		className,
		onClick,
		children,
		...rest
	},
	ref,
) {
	const ownId = useId();
	const titleId = useContext(TitleId);
	const isLink = href !== undefined;
	const isInert = disabled || isBusy;
	const opensTab = isLink && target === '_blank';

	const handleClick = (event: MouseEvent<HTMLElement>) => {
		if (isInert) {
			event.preventDefault();
			return;
		}
		onClick?.(event);
	};

	const shared = {
		...(isForCard && titleId && { id: ownId, 'aria-labelledby': `${ownId} ${titleId}` }),
		...rest,
		'aria-busy': isBusy || undefined,
		className: clsx(
			styles.button,
			styles[variant],
			styles[size],
			isBusy && styles.busy,
			isDestructive && styles.destructive,
			Boolean(icon) && children === undefined && styles.iconOnly,
			className,
		),
		onClick: handleClick,
	};

	const content = (
		<>
			{icon && <Icon icon={icon} size={children !== undefined ? 16 : size === 'small' ? 20 : 24} />}
			{children}
			{opensTab && <ExternalMark />}
		</>
	);

	if (isLink) {
		return (
			<a
				{...shared}
				// The type of the ref can't depend on `href`, which selects the element.
				ref={ref as Ref<HTMLAnchorElement>}
				href={disabled ? undefined : href}
				// A link without an address has no role and can't be focused.
				role={disabled ? 'link' : rest.role}
				aria-disabled={isInert || undefined}
				tabIndex={disabled && accessibleWhenDisabled ? 0 : rest.tabIndex}
				target={target}
				rel={opensTab ? 'noopener noreferrer' : undefined}
			>
				{content}
			</a>
		);
	}
	const isHardDisabled = disabled && !accessibleWhenDisabled;
	return (
		<button
			{...shared}
			// As above, for the other element.
			ref={ref as Ref<HTMLButtonElement>}
			type={type}
			disabled={isHardDisabled}
			aria-disabled={(isInert && !isHardDisabled) || rest['aria-disabled'] || undefined}
		>
			{content}
		</button>
	);
});

export type CloseButtonProps = Pick<
	ButtonProps,
	'aria-label' | 'aria-describedby' | 'className' | 'onClick'
>;

/** The small cross of what can be closed or dismissed. */
export const CloseButton = (props: CloseButtonProps) => (
	<Button variant="tertiary" size="small" icon={closeSmall} aria-label={__('Close')} {...props} />
);
