import { __ } from '@wordpress/i18n';
import type { PluginCardView } from '@/domain/dashboard';
import type { KnownPlugin } from '@/domain/plugins';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { installPlugin } from '@/state/plugins';
import { Button } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface InstallButtonProps {
	view: Extract<PluginCardView, { kind: 'install' | 'activate' | 'working' }>;
	plugin: KnownPlugin;
}

/** Installs and activates by one call: the server does what is missing (API-28). */
export function InstallButton({ view, plugin }: InstallButtonProps) {
	const dispatch = useAppDispatch();
	const isNew = view.kind === 'install' || (view.kind === 'working' && view.task === 'installing');
	return (
		<Button
			size="small"
			isBusy={view.kind === 'working'}
			onClick={() => {
				dispatch(recordClick('plugin_dash_item', { plugin: plugin.slug, action: view.kind }));
				void dispatch(installPlugin({ slug: plugin.slug, source: 'dashboard' }));
			}}
		>
			{isNew ? __('Install', 'jetpack') : __('Activate', 'jetpack')}
			<VisuallyHidden> {plugin.name}</VisuallyHidden>
		</Button>
	);
}
