import { caution, error, info, published } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { MouseEventHandler, ReactNode } from 'react';
import { clsx } from 'clsx';
import type { Href } from '@/lib/safe-url';
import { Button, CloseButton } from '@/ui/button';
import { Icon, type IconProps } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './style.module.scss';

export type NoticeStatus = 'success' | 'error' | 'info' | 'warning';

export interface NoticeAction {
	label: string;
	onClick?: MouseEventHandler<HTMLElement>;
	href?: Href;
	isExternal?: boolean;
}

export interface NoticeProps {
	status: NoticeStatus;
	onDismiss?: () => void;
	actions?: NoticeAction[];
	children: ReactNode;
}

const SIGNS: Record<NoticeStatus, { icon: IconProps['icon']; getWord: () => string }> = {
	success: { icon: published, getWord: () => __('Success:') },
	error: { icon: caution, getWord: () => __('Error:') },
	warning: { icon: error, getWord: () => __('Warning:') },
	info: { icon: info, getWord: () => __('Information:') },
};

/** A message with its actions. It doesn't announce itself; `announce` of `screen-reader` does. */
export function Notice({ status, onDismiss, actions = [], children }: NoticeProps) {
	return (
		<div className={clsx(styles.notice, styles[status])}>
			<Icon icon={SIGNS[status].icon} size={16} className={styles.icon} />
			<div className={styles.content}>
				<VisuallyHidden>{SIGNS[status].getWord()}</VisuallyHidden>
				<div className={styles.text}>{children}</div>
				{actions.length > 0 && (
					<div className={`jd-row ${styles.actions}`}>
						{actions.map(({ label, onClick, href, isExternal }) => (
							<Button
								key={label}
								variant={isExternal ? 'link' : 'secondary'}
								size="small"
								href={href}
								target={isExternal ? '_blank' : undefined}
								onClick={onClick}
							>
								{label}
							</Button>
						))}
					</div>
				)}
			</div>
			{onDismiss && (
				<CloseButton
					className={styles.dismiss}
					aria-label={__('Dismiss this notice')}
					onClick={onDismiss}
				/>
			)}
		</div>
	);
}
