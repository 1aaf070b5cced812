import { viewRemote, type Remote } from '@/lib/remote';

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

/** A plugin's running task. */
export type PluginTask = 'installing' | 'activating';

/** The state of a plugin (CARD-21); `failed` if the list was never loaded, `retrying` while it is loaded again, `gone` if there is no such list. */
export type PluginState =
	'unknown' | 'failed' | 'retrying' | 'gone' | 'not-installed' | 'inactive' | 'active';

/**
 * The state of a plugin on this site. An older list counts until a newer one is loaded.
 *
 * @param files The plugin's main file, or its possible files: an active one wins, then an installed one.
 */
export function resolvePluginState(
	plugins: Remote<PluginMap, unknown>,
	files: string | readonly string[],
): PluginState {
	const view = viewRemote(plugins);
	if (view.kind === 'loading') {
		return 'unknown';
	}
	if (view.kind === 'failed') {
		if (view.lack) {
			return 'gone';
		}
		return view.isRetrying ? 'retrying' : 'failed';
	}
	const found = [files].flat().flatMap((file) => view.data[file] ?? []);
	if (found.length === 0) {
		return 'not-installed';
	}
	return found.some(({ isActive }) => isActive) ? 'active' : 'inactive';
}
