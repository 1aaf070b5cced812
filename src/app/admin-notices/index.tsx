import { useRef } from 'react';
import { focusScreenHeading } from '../admin-page';
import { AdoptedNotice } from './adopted-notice';
import { OtherNotices } from './other-notices';
import styles from './style.module.scss';
import { useAdminNotices } from './use-admin-notices';

/**
 * What WordPress and other plugins print above every admin page: two old companions in our look, all
 * else in a place of its own (NOTICE-01 to NOTICE-03).
 */
export function AdminNotices() {
	const { notices, drop } = useAdminNotices();
	const summary = useRef<HTMLButtonElement>(null);
	const styled = notices.filter(({ kind }) => kind !== 'other');
	const others = notices.filter(({ kind }) => kind === 'other');
	if (notices.length === 0) {
		return null;
	}

	const handleGone = (id: number, hadFocus: boolean) => {
		drop(id);
		if (!hadFocus) {
			return;
		}
		const isLastOther = others.every((notice) => notice.id === id);
		if (summary.current && !isLastOther) {
			summary.current.focus();
		} else {
			focusScreenHeading();
		}
	};

	return (
		<div className={styles.list}>
			{styled.map(({ id, ...notice }) => (
				<AdoptedNotice key={id} {...notice} onGone={(hadFocus) => handleGone(id, hadFocus)} />
			))}
			{others.length > 0 && <OtherNotices ref={summary} notices={others} onGone={handleGone} />}
		</div>
	);
}
