import { __, _n, sprintf } from '@wordpress/i18n';
import type { UpdatesCardView } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { PluginsLink } from './plugins-link';

interface UpdatesContentProps {
	view: UpdatesCardView;
	onRetry: () => void;
}

export function UpdatesContent({ view, onRetry }: UpdatesContentProps) {
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={68} label={__('Loading the updates of your plugins…', 'jetpack')} />;
		case 'failed':
			return (
				<ErrorState
					message={__('WordPress could not say whether your plugins have updates.', 'jetpack')}
					onRetry={onRetry}
					isRetrying={view.isRetrying}
				/>
			);
		case 'needed':
			return (
				<>
					<p>
						{sprintf(
							/* translators: %d: number of plugins. */
							_n('%d plugin can be updated.', '%d plugins can be updated.', view.count, 'jetpack'),
							view.count,
						)}
					</p>
					{view.hasLink && (
						<PluginsLink query="?plugin_status=upgrade">
							{__('Update plugins', 'jetpack')}
						</PluginsLink>
					)}
				</>
			);
		case 'none':
			return (
				<>
					<Status intent="success">{__('All plugins are up to date.', 'jetpack')}</Status>
					{view.hasLink && <PluginsLink>{__('View plugins', 'jetpack')}</PluginsLink>}
				</>
			);
		default:
			return assertNever(view, 'view');
	}
}
