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

/** What is being done to a plugin at the moment. */
export type PluginTask = 'installing' | 'activating';

/** How a plugin stands (CARD-21); `failed` where the list could never be read, `retrying` while it is asked for again. */
export type PluginState =
	'unknown' | 'failed' | 'retrying' | 'not-installed' | 'inactive' | 'active';

/**
 * How a plugin stands on this site. An older list counts until a newer one is there.
 *
 * @param files The plugin's main file, or all that it may have: the best off of them decides.
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
		return view.isRetrying ? 'retrying' : 'failed';
	}
	const found = [files].flat().flatMap((file) => view.data[file] ?? []);
	if (found.length === 0) {
		return 'not-installed';
	}
	return found.some(({ isActive }) => isActive) ? 'active' : 'inactive';
}
