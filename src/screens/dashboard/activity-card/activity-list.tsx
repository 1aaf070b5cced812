import type { ActivityItem } from '@/domain/backup';
import { formatSiteDate } from '@/domain/dates';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

/** What happened, and below it when and by whom. */
export function ActivityList({ items }: { items: readonly ActivityItem[] }) {
	const locale = useLocale();
	const { dateFormat } = useAppSelector(selectSite);
	return (
		<ul className={styles.list}>
			{items.map(({ summary, actor, published }, index) => (
				<li key={`${published} ${index}`}>
					<span className={styles.summary}>{summary}</span>
					<span className={styles.origin}>
						{published && (
							<time dateTime={published}>{formatSiteDate(published, dateFormat, locale)}</time>
						)}
						{actor && <span>{actor}</span>}
					</span>
				</li>
			))}
		</ul>
	);
}
