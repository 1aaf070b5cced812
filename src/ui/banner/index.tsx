import { useContext, useId, type MouseEventHandler, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { __ } from '@wordpress/i18n';
import type { Href } from '@/lib/safe-url';
import { Button, CloseButton } from '@/ui/button';
import { Icon, type IconProps } from '@/ui/icon';
import { InLandmark, TitleId } from '@/ui/surroundings';
import styles from './style.module.scss';

export interface BannerProps {
	title: ReactNode;
	description?: ReactNode;
	icon?: IconProps['icon'];
	actionLabel?: string;
	/** How prominent the action is: "secondary" for an offer, "primary" for what the site needs, "link" where another card makes the offer. */
	variant?: 'primary' | 'secondary' | 'link';
	onAction?: MouseEventHandler<HTMLElement>;
	href?: Href;
	isExternal?: boolean;
	isBusy?: boolean;
	onDismiss?: () => void;
	intent?: 'neutral' | 'warning' | 'error';
	headingLevel?: 2 | 3 | 4;
	children?: ReactNode;
}

export function Banner({
	title,
	description,
	icon,
	actionLabel,
	variant = 'primary',
	onAction,
	href,
	isExternal = false,
	isBusy,
	onDismiss,
	intent = 'neutral',
	headingLevel = 3,
	children,
}: BannerProps) {
	const titleId = useId();
	const Heading = `h${headingLevel}` as const;
	const hasControls = Boolean(actionLabel) || Boolean(children);
	return (
		<TitleId.Provider value={titleId}>
			<section
				role={useContext(InLandmark) ? 'group' : undefined}
				aria-labelledby={titleId}
				className={clsx(styles.banner, styles[intent], onDismiss && styles.dismissable)}
			>
				{icon && <Icon icon={icon} size={32} className={styles.icon} />}
				<div className={styles.text}>
					<Heading id={titleId} className={styles.title}>
						{title}
					</Heading>
					{description && <div className="jd-muted">{description}</div>}
				</div>
				{hasControls && (
					<div className={`jd-actions ${styles.controls}`}>
						{children}
						{actionLabel && (
							<Button
								variant={variant}
								size="small"
								isForCard
								href={href}
								target={isExternal ? '_blank' : undefined}
								isBusy={isBusy}
								onClick={onAction}
							>
								{actionLabel}
							</Button>
						)}
					</div>
				)}
				{onDismiss && (
					<CloseButton
						className={styles.dismiss}
						aria-label={__('Dismiss')}
						aria-describedby={titleId}
						onClick={onDismiss}
					/>
				)}
			</section>
		</TitleId.Provider>
	);
}
