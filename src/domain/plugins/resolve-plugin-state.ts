import { knownData, type Remote } from '@/lib/remote';
import type { PluginMap } from './types';

/** CARD-21; `failed` where the list could never be read. */
export type PluginState = 'unknown' | 'failed' | 'not-installed' | 'inactive' | 'active';

/**
 * How a plugin stands on this site. An older list counts until a newer one is there.
 *
 * @param files The plugin's main file, or all that it may have: the best off of them decides.
 */
export function resolvePluginState(
	plugins: Remote<PluginMap, unknown>,
	files: string | readonly string[],
): PluginState {
	const installed = knownData(plugins);
	if (!installed) {
		return plugins.phase === 'failed' ? 'failed' : 'unknown';
	}
	const found = [files].flat().flatMap((file) => installed[file] ?? []);
	if (found.length === 0) {
		return 'not-installed';
	}
	return found.some(({ isActive }) => isActive) ? 'active' : 'inactive';
}
