import { useEffect, useState } from 'react';
import type { Notice as NoticeRecord, NoticeStatus } from '@/domain/notices';
import { useAppDispatch } from '@/state/hooks';
import { noticeRemoved } from '@/state/notices';
import { announce } from '@/ui/live-region';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';

const toStatus = (status: NoticeRecord['status']) =>
	// A status of a record is "is-" and a status (NOTICE-05).
	status.replace('is-', '') as NoticeStatus;

/** One notice: announced once, gone after its duration, but not while somebody is at it. */
export function GlobalNotice({ notice }: { notice: NoticeRecord }) {
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
