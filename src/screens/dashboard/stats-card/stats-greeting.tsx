import { clsx } from 'clsx';
import { __ } from '@wordpress/i18n';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { setSetting } from '@/state/settings';
import { FaintBars } from '@/ui/bar-chart/explanation';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { AdminLink } from '../../common/admin-link';
import styles from './style.module.scss';

/** What brings visitors, for people who may write. */
export function WritePost() {
	const canWrite = useAppSelector((state) => selectCapabilities(state).canEditPosts);
	return canWrite ? <AdminLink page="post-new.php">{__('Write a post')}</AdminLink> : null;
}

/** Shown while the stats are on but have no visits yet (STATS-05, STATS-06). */
export function StatsGreeting() {
	const dispatch = useAppDispatch();
	const dismiss = () => void dispatch(setSetting('dismiss_empty_stats_card', true));
	return (
		<div className={clsx(styles.centred, styles.tall, styles.greeting)}>
			<FaintBars />
			<EmptyState
				title={__('Hello there! Your stats have been activated.')}
				description={__('Your first visits will show up here soon.')}
				action={
					<div className={styles.actions}>
						<Button size="small" onClick={dismiss}>
							{__('Okay, got it!')}
						</Button>
						<WritePost />
					</div>
				}
			/>
		</div>
	);
}
