import { __ } from '@wordpress/i18n';
import { joinClasses } from '@/lib/join-classes';
import { useAppDispatch } from '@/state/hooks';
import { saveSettings } from '@/state/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import styles from './style.module.scss';

/** The stats are on, and nobody has come yet (STATS-05, STATS-06). */
export function StatsGreeting() {
	const dispatch = useAppDispatch();
	const dismiss = () => void dispatch(saveSettings({ dismiss_empty_stats_card: true }));
	return (
		<div className={joinClasses(styles.centred, styles.tall)}>
			<EmptyState
				title={__('Hello there! Your stats have been activated.', 'jetpack')}
				description={__('Give them a little time: visits show up here soon.', 'jetpack')}
				action={
					<Button variant="primary" size="small" onClick={dismiss}>
						{__('Okay, got it!', 'jetpack')}
					</Button>
				}
			/>
		</div>
	);
}
