import { forwardRef, useId, useState, type Ref } from 'react';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { _n, sprintf } from '@wordpress/i18n';
import { Icon } from '@/ui/icon';
import { AdoptedNotice } from './adopted-notice';
import styles from './style.module.scss';
import type { AdoptedRecord } from './use-admin-notices';

interface OtherNoticesProps {
	/** At least one. */
	notices: AdoptedRecord[];
	onGone: (id: number, hadFocus: boolean) => void;
}

/** Everybody else's notices: out of the way, and one press away as they are (NOTICE-02). */
export const OtherNotices = forwardRef(function OtherNotices(
	{ notices, onGone }: OtherNoticesProps,
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
			'dashboard-for-jetpack',
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
				<Icon icon={isOpen ? chevronUp : chevronDown} size={20} />
			</button>
			{/* Closed it is hidden, not gone: the notices must stand somewhere. */}
			<div id={id} hidden={!isOpen} className={styles.others}>
				{notices.map(({ id: noticeId, ...notice }) => (
					<AdoptedNotice
						key={noticeId}
						{...notice}
						onGone={(hadFocus) => onGone(noticeId, hadFocus)}
					/>
				))}
			</div>
		</div>
	);
});
