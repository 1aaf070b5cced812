import type { KnownPlugin } from '@/domain/plugins/known-plugins';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { openAfterInstall } from '@/state/install-plugin';
import { selectPluginTask } from '@/state/plugins';
import { Button } from '@/ui/button';
import { PluginFailure } from './plugin-failure';

interface PluginStarterProps {
	plugin: KnownPlugin;
	/** The plugin's own page, relative to wp-admin. */
	path: string;
	label: string;
}

/** Installs and activates a plugin, then opens its setup page. */
export function PluginStarter({ plugin, path, label }: PluginStarterProps) {
	const dispatch = useAppDispatch();
	const task = useAppSelector((state) => selectPluginTask(state, plugin.slug));
	return (
		<>
			<Button
				size="small"
				isBusy={Boolean(task)}
				onClick={() => void dispatch(openAfterInstall(plugin.slug, path))}
			>
				{label}
			</Button>
			<PluginFailure slug={plugin.slug} />
		</>
	);
}
