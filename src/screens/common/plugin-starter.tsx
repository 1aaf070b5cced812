import type { KnownPlugin } from '@/domain/plugins/known-plugins';
import {
	describePluginDenial,
	resolvePluginRight,
	type PluginAct,
} from '@/domain/plugins/plugin-rights';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { openAfterInstall } from '@/state/plugins/install';
import { selectPluginTask } from '@/state/plugins';
import { Button, type ButtonProps } from '@/ui/button';
import { PluginFailure } from './plugin-failure';

interface PluginStarterProps extends Pick<ButtonProps, 'variant' | 'isForCard'> {
	plugin: KnownPlugin;
	/** What it lacks first; an installation also activates it. */
	act: Extract<PluginAct, 'install' | 'activate'>;
	/** The plugin's own page, relative to wp-admin. */
	path: string;
	label: string;
}

/** Installs and activates a plugin, then opens its setup page; says who can, where the user or the host may not. */
export function PluginStarter({ plugin, act, path, label, ...look }: PluginStarterProps) {
	const dispatch = useAppDispatch();
	const task = useAppSelector((state) => selectPluginTask(state, plugin.slug));
	const right = resolvePluginRight(act, useAppSelector(selectCapabilities).pluginRights);
	return right === 'given' ? (
		<>
			<Button
				{...look}
				size="small"
				isBusy={Boolean(task)}
				onClick={() => void dispatch(openAfterInstall({ slug: plugin.slug, act }, path))}
			>
				{label}
			</Button>
			<PluginFailure slug={plugin.slug} />
		</>
	) : (
		<span>{describePluginDenial(act, right)}</span>
	);
}
