import { __, _n, sprintf } from '@wordpress/i18n';
import { plugins } from '@wordpress/icons';
import { resolveUpdatesCard, type UpdatesCardView } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { loadPluginUpdates, selectPluginUpdates } from '@/state/plugins';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { useLoads } from '../common/use-loads';

/** Whether plugins wait for their update (DASH-41). WordPress itself knows: no connection is needed. */
export function UpdatesCard() {
	const updates = useAppSelector(selectPluginUpdates);
	const { canManagePlugins } = useAppSelector(selectCapabilities);
	const retry = useLoads(loadPluginUpdates);
	const view = resolveUpdatesCard({ updates, canManagePlugins });
	return (
		<Card
			title={__('Plugin updates', 'dashboard-for-jetpack')}
			icon={plugins}
			badge={
				view.kind === 'needed' && (
					<Status intent="warning">{__('Updates needed', 'dashboard-for-jetpack')}</Status>
				)
			}
		>
			<UpdatesContent view={view} onRetry={retry} />
		</Card>
	);
}

interface UpdatesContentProps {
	view: UpdatesCardView;
	onRetry: () => void;
}

function UpdatesContent({ view, onRetry }: UpdatesContentProps) {
	const { adminUrl } = useAppSelector(selectSite);
	const list = `${adminUrl}plugins.php`;
	switch (view.kind) {
		case 'loading':
			return (
				<Skeleton height={32} label={__('Checking for plugin updates…', 'dashboard-for-jetpack')} />
			);
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't check for plugin updates.", 'dashboard-for-jetpack')}
					failure={view}
					onRetry={onRetry}
				/>
			);
		case 'needed':
			return (
				<>
					<p>
						{sprintf(
							/* translators: %d: number of plugins. */
							_n(
								'%d plugin can be updated.',
								'%d plugins can be updated.',
								view.count,
								'dashboard-for-jetpack',
							),
							view.count,
						)}
					</p>
					{view.hasLink && (
						<Button size="small" href={`${list}?plugin_status=upgrade`}>
							{__('Update plugins', 'dashboard-for-jetpack')}
						</Button>
					)}
				</>
			);
		case 'none':
			return (
				<>
					<Status intent="success">
						{__('All plugins are up to date.', 'dashboard-for-jetpack')}
					</Status>
					{view.hasLink && (
						<Button size="small" href={list}>
							{__('View plugins', 'dashboard-for-jetpack')}
						</Button>
					)}
				</>
			);
		default:
			return assertNever(view, 'view');
	}
}
