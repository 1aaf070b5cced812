import { viewRemote, type Remote, type Unsettled } from '@/lib/remote';

/** An installed plugin, as the site lists it (API-29). */
export interface Plugin {
	/** Folder and main file, as WordPress names it: "akismet/akismet.php". */
	file: string;
	name: string;
	version: string;
	description: string;
	/** The plugin's own page, or "". */
	url: string;
	isActive: boolean;
}

/** File → plugin. */
export type PluginMap = Record<string, Plugin>;

export type PluginTask = 'installing' | 'activating';

/** The state of a plugin (CARD-21); failed if the list of plugins was never loaded. */
export type PluginState = Unsettled | { kind: 'not-installed' | 'inactive' | 'active' };

/** An older list counts until a newer one is loaded. Of several possible main files, an active one wins, then an installed one. */
export function resolvePluginState(
	plugins: Remote<PluginMap, unknown>,
	files: string | readonly string[],
): PluginState {
	const view = viewRemote(plugins);
	if (view.kind === 'failed') {
		return view.lack ? { kind: 'failed', isRetrying: false, lack: 'unknown' } : view;
	}
	if (view.kind === 'loading') {
		return view;
	}
	const found = [files].flat().flatMap((file) => view.data[file] ?? []);
	if (found.length === 0) {
		return { kind: 'not-installed' };
	}
	return { kind: found.some(({ isActive }) => isActive) ? 'active' : 'inactive' };
}
