import { useEffect, useState } from 'react';
import type { Notice as NoticeRecord, NoticeStatus } from '@/domain/notices';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeRemoved, selectNotices } from '@/state/notices';
import { announce } from '@/ui/live-region';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';

const toStatus = (status: NoticeRecord['status']) =>
	// A status of a record is "is-" and a status (NOTICE-05).
	status.replace('is-', '') as NoticeStatus;

/** One notice: announced once, gone after its duration, but not while somebody is at it. */
function GlobalNotice({ notice }: { notice: NoticeRecord }) {
	const dispatch = useAppDispatch();
	const [isHeld, setIsHeld] = useState(false);
	const { noticeId, text, duration, action } = notice;
	const remove = () => dispatch(noticeRemoved(noticeId));

	useEffect(() => {
		announce(text);
	}, [text]);

	useEffect(() => {
		if (duration <= 0 || isHeld) {
			return undefined;
		}
		const timer = setTimeout(() => dispatch(noticeRemoved(noticeId)), duration);
		return () => clearTimeout(timer);
	}, [dispatch, duration, isHeld, notice, noticeId]);

	return (
		<div
			className={styles.global}
			onMouseEnter={() => setIsHeld(true)}
			onMouseLeave={() => setIsHeld(false)}
			onFocus={() => setIsHeld(true)}
			onBlur={() => setIsHeld(false)}
		>
			<Notice
				status={toStatus(notice.status)}
				onDismiss={notice.showDismiss ? remove : undefined}
				actions={action && [action]}
			>
				{text}
			</Notice>
		</div>
	);
}

/** What just happened: over the page, so that nothing moves for it (NOTICE-05 to NOTICE-08). */
export function NoticesOutlet() {
	const notices = useAppSelector(selectNotices);
	return (
		<div className={styles.outlet}>
			{notices.map((notice) => (
				<GlobalNotice key={notice.noticeId} notice={notice} />
			))}
		</div>
	);
}
