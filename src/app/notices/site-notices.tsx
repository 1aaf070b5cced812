import { useAppSelector } from '@/state/hooks';
import { selectSiteNotices } from './select-site-notices';
import { SiteNotice } from './site-notice';
import styles from './style.module.scss';

/** What is true of the site for as long as it is, above every screen. */
export function SiteNotices({ pathname }: { pathname: string }) {
	const notices = useAppSelector((state) => selectSiteNotices(state, pathname));
	if (notices.length === 0) {
		return null;
	}
	return (
		<div className={styles.list}>
			{notices.map((notice) => (
				<SiteNotice key={notice.kind} notice={notice} />
			))}
		</div>
	);
}
