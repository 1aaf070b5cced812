import { resolvePluginCard } from '@/domain/dashboard';
import type { KnownPlugin } from '@/domain/plugins';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins, selectPluginState, selectPluginTask } from '@/state/plugins';
import { Card, type CardProps } from '@/ui/card';
import { useLoad } from '../../common/use-load';
import { PluginBadge } from './plugin-badge';
import { PluginContent } from './plugin-content';

interface PluginCardProps {
	plugin: KnownPlugin;
	icon: CardProps['icon'];
	/** What the plugin is for: true whether it is there or not. */
	description: string;
	/** Its own page, relative to wp-admin. */
	managePath: string;
}

/** A plugin of its own that goes with the dashboard: get it, switch it on, or go to it (CARD-21, CARD-24). */
export function PluginCard({ plugin, icon, description, managePath }: PluginCardProps) {
	const state = useAppSelector((root) => selectPluginState(root, plugin.files));
	const task = useAppSelector((root) => selectPluginTask(root, plugin.slug));

	const { isRetrying, retry } = useLoad(loadPlugins);

	const view = resolvePluginCard({ state, task, isRetrying });
	return (
		<Card
			title={plugin.name}
			icon={icon}
			iconSize={32}
			badge={<PluginBadge view={view} name={plugin.name} />}
		>
			<p>{description}</p>
			<PluginContent view={view} plugin={plugin} managePath={managePath} onRetry={retry} />
		</Card>
	);
}
