import { __ } from '@wordpress/i18n';
import type { PluginCardView } from '@/domain/dashboard';
import type { KnownPlugin } from '@/domain/plugins';
import { assertNever } from '@/lib/assert-never';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { InstallButton } from './install-button';
import { ManageButton } from './manage-button';

interface PluginContentProps {
	view: PluginCardView;
	plugin: KnownPlugin;
	managePath: string;
	onRetry: () => void;
}

export function PluginContent({ view, plugin, managePath, onRetry }: PluginContentProps) {
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={32} label={__('Loading your plugins…', 'jetpack')} />;
		case 'failed':
			return (
				<ErrorState
					message={__('The list of your plugins could not be loaded.', 'jetpack')}
					onRetry={onRetry}
					isRetrying={view.isRetrying}
				/>
			);
		case 'install':
		case 'activate':
		case 'working':
			// One button through all three, so that the focus stays on it while the plugin comes.
			return <InstallButton view={view} plugin={plugin} />;
		case 'manage':
			return <ManageButton plugin={plugin} managePath={managePath} />;
		default:
			return assertNever(view, 'view');
	}
}
