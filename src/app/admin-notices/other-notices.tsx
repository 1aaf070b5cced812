import { forwardRef, useId, useState, type Ref } from 'react';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Icon } from '@/ui/icon';
import { NoticeList, type NoticeListProps } from './adopted-notice';
import styles from './style.module.scss';

/** Errors that other plugins report: they stay open (NOTICE-02). */
export const OtherErrors = forwardRef(function OtherErrors(
	props: NoticeListProps,
	ref: Ref<HTMLParagraphElement>,
) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={styles.others}>
			<p ref={ref} id={id} tabIndex={-1} className={styles.label}>
				{__('From other plugins')}
			</p>
			<NoticeList {...props} />
		</section>
	);
});

/** All other notices (at least one): folded away, and shown unchanged with one click (NOTICE-02). */
export const OtherNotices = forwardRef(function OtherNotices(
	{ notices, onGone }: NoticeListProps,
	ref: Ref<HTMLButtonElement>,
) {
	const [isOpen, setIsOpen] = useState(false);
	const id = useId();
	const label = sprintf(
		/* translators: %d: how many notices there are. */
		_n(
			'%d notice from WordPress and other plugins',
			'%d notices from WordPress and other plugins',
			notices.length,
		),
		notices.length,
	);

	return (
		<div>
			<button
				ref={ref}
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				className={styles.summary}
				onClick={() => setIsOpen(!isOpen)}
			>
				{label}
				<Icon icon={isOpen ? chevronUp : chevronDown} size={16} />
			</button>
			{/* Hidden while closed, not removed: the notices need a parent. */}
			<div id={id} hidden={!isOpen} className={styles.others}>
				<NoticeList notices={notices} onGone={onGone} />
			</div>
		</div>
	);
});
