import { useAppSelector } from '@/state/hooks';
import { ConnectionErrorNotice } from './connection-error-notice';
import { selectConnectionError } from './select-connection-error';
import { selectSiteNotices } from './select-site-notices';
import { SiteNotice } from './site-notice';
import styles from './style.module.scss';

/** What is true of the site for as long as it is, above every screen; first what must be acted on. */
export function SiteNotices({ pathname }: { pathname: string }) {
	const notices = useAppSelector((state) => selectSiteNotices(state, pathname));
	const error = useAppSelector(selectConnectionError);
	if (notices.length === 0 && !error) {
		return null;
	}
	return (
		<div className={styles.list}>
			{error && <ConnectionErrorNotice error={error} />}
			{notices.map((notice) => (
				<SiteNotice key={notice.kind} notice={notice} />
			))}
		</div>
	);
}
