import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { update } from '@wordpress/icons';
import { describePluginDenial } from '@/domain/plugins/plugin-rights';
import {
	describeUnchecked,
	resolveUpdatesCard,
	type UpdatesCardView,
} from '@/domain/plugins/updates-card';
import { formatAgo } from '@/lib/dates';
import { useAppSelector } from '@/state/store/hooks';
import { loadPluginUpdates, selectUpdatesFacts } from '@/state/plugins';
import { selectSite } from '@/state/site';
import { Card, Sentence } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
import { AdminLink } from '../common/admin-link';
import { useLoads } from '../common/use-loads';

/** Whether there are plugin updates (DASH-41). The data is WordPress's own, so it needs no connection. */
export function UpdatesCard() {
	const [now] = useState(() => Date.now());
	const facts = useAppSelector(selectUpdatesFacts);
	const retry = useLoads(loadPluginUpdates);
	const view = resolveUpdatesCard({ ...facts, now });
	return (
		<Card
			title={__('Plugin updates')}
			icon={update}
			badge={view.kind === 'needed' && <Status intent="warning">{__('Updates needed')}</Status>}
		>
			<UpdatesContent view={view} now={now} onRetry={retry} />
		</Card>
	);
}

interface UpdatesContentProps {
	view: UpdatesCardView;
	now: number;
	onRetry: () => void;
}

function UpdatesContent({ view, now, onRetry }: UpdatesContentProps) {
	const { jetpackUpdate } = useAppSelector(selectSite);
	const locale = useLocale();
	switch (view.kind) {
		case 'loading':
			return <Skeleton isOfSite height={40} label={__('Checking for plugin updates…')} />;
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't check for plugin updates.")}
					failure={view}
					onRetry={onRetry}
				/>
			);
		case 'needed':
			return (
				<Sentence
					action={
						view.hasLink && (
							<AdminLink page="plugins.php?plugin_status=upgrade">{__('Update plugins')}</AdminLink>
						)
					}
				>
					<p>
						{sprintf(
							/* translators: %d: number of plugins. */
							_n('%d plugin can be updated.', '%d plugins can be updated.', view.count),
							view.count,
						)}
					</p>
					{/* Updates of Jetpack remove features, so people see which ones before they install one. */}
					{jetpackUpdate && (
						<p>
							{sprintf(
								/* translators: %s: a version. */
								__('Jetpack %s is available.'),
								jetpackUpdate.version,
							)}{' '}
							<Link href="#/tools">{__('See what it changes here')}</Link>
						</p>
					)}
				</Sentence>
			);
		case 'none':
			return (
				<Sentence action={<AdminLink page="plugins.php">{__('View plugins')}</AdminLink>}>
					<Status intent="success">{__('All plugins are up to date.')}</Status>
					<p>
						{sprintf(
							/* translators: %s: how long ago, such as "3 hours ago". */
							__('Checked %s.'),
							formatAgo(view.checkedAt, now, locale),
						)}
					</p>
				</Sentence>
			);
		case 'unchecked':
			return (
				<Sentence
					action={
						<AdminLink page="update-core.php?force-check=1">{__('Check for updates')}</AdminLink>
					}
				>
					<p>{describeUnchecked(view.checkedAt, now, locale)}</p>
				</Sentence>
			);
		case 'unconfirmed':
			return <p>{describePluginDenial('update', view.right)}</p>;
	}
}
