import { useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import {
	ACTIVITY_ITEMS,
	isActivityAsked,
	resolveActivityCard,
	type ActivityCardView,
} from '@/domain/rewind/dashboard-cards';
import { formatSiteDate } from '@/lib/dates';
import { loadActivity, selectActivity } from '@/state/rewind/activity';
import { selectRewind } from '@/state/rewind';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { createFacts } from '@/state/store/create-facts';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { useLocale } from '@/ui/use-locale';
import { ProviderLink } from '../../common/provider-link';
import { useLoadsInView } from '../../common/use-loads-in-view';
import styles from './style.module.scss';

const selectFacts = createFacts({
	connection: selectSiteConnection,
	isLinked: (state) => selectCapabilities(state).isLinked,
	hasBackups: (state) => selectEntitlements(state).flags.hasBackups,
	rewind: selectRewind,
	activity: selectActivity,
});

/** The latest activity of a site with backups (DASH-04, DASH-19), which the provider is asked for on each visit. The backup card loads the backup status. */
export function ActivityCard() {
	const facts = useAppSelector(selectFacts);
	const dispatch = useAppDispatch();
	const room = useRef<HTMLDivElement>(null);
	useLoadsInView(room, isActivityAsked(facts) && loadActivity);
	const view = resolveActivityCard(facts);
	if (view.kind === 'hidden') {
		return null;
	}
	return (
		<Card
			title={__('Activity')}
			icon={calendar}
			action={
				<ProviderLink source="calypso-activity-log" variant="secondary">
					{__('View the activity log')}
				</ProviderLink>
			}
		>
			{/* Each state has the height of a full list, so that the row doesn't change its height when the answer arrives. */}
			<div ref={room} className={styles.room}>
				<ActivityContent view={view} onRetry={() => void dispatch(loadActivity({ force: true }))} />
			</div>
		</Card>
	);
}

interface ActivityContentProps {
	view: Exclude<ActivityCardView, { kind: 'hidden' }>;
	onRetry: () => void;
}

function ActivityContent({ view, onRetry }: ActivityContentProps) {
	const locale = useLocale();
	const { dateFormat } = useAppSelector(selectSite);
	switch (view.kind) {
		case 'loading':
			return <Skeleton lines={ACTIVITY_ITEMS} label={__('Loading activity…')} />;
		case 'unlinked':
			return (
				<p>
					{__('Every change on this site is logged. Connect your account to see the latest here.')}
				</p>
			);
		case 'failed':
			return (
				<ErrorState message={__("Couldn't load the activity.")} failure={view} onRetry={onRetry} />
			);
		case 'empty':
			return (
				<>
					<p>{__('No activity yet')}</p>
					<p>{__('Backups, updates, posts and logins appear here, with their time.')}</p>
				</>
			);
		case 'ready':
			return (
				<ul className={styles.list}>
					{view.items.map(({ summary, actor, published }, index) => (
						<li key={`${published} ${index}`}>
							<span className={`jd-strong ${styles.summary}`}>{summary}</span>
							<span className={`jd-caption ${styles.origin}`}>
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
}
