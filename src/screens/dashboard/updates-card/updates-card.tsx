import { __ } from '@wordpress/i18n';
import { plugins } from '@wordpress/icons';
import { resolveUpdatesCard } from '@/domain/dashboard';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { loadPluginUpdates, selectPluginUpdates } from '@/state/plugins';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { useLoad } from '../../common/use-load';
import { UpdatesContent } from './updates-content';

/** Whether plugins wait for their update (DASH-41). WordPress itself knows: no connection is needed. */
export function UpdatesCard() {
	const updates = useAppSelector(selectPluginUpdates);
	const { canManagePlugins } = useAppSelector(selectCapabilities);
	const { isRetrying, retry } = useLoad(loadPluginUpdates);
	const view = resolveUpdatesCard({ updates, isRetrying, canManagePlugins });
	return (
		<Card
			title={__('Plugin updates', 'jetpack')}
			icon={plugins}
			badge={
				view.kind === 'needed' && (
					<Status intent="warning">{__('Updates needed', 'jetpack')}</Status>
				)
			}
		>
			<UpdatesContent view={view} onRetry={retry} />
		</Card>
	);
}
