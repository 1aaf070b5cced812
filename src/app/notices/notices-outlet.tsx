import { useAppSelector } from '@/state/hooks';
import { selectNotices } from '@/state/notices';
import { GlobalNotice } from './global-notice';
import styles from './style.module.scss';

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
