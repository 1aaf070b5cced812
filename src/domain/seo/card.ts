import type { SiteConnection } from '@/domain/connection';
import type { PluginMap } from '@/domain/plugins/plugin-state';
import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

/** Other SEO plugins, by their proper names (TRAFFIC-23). */
const CONFLICTING_PLUGINS: Record<string, string> = {
	'wordpress-seo/wp-seo.php': 'Yoast SEO',
	'wordpress-seo-premium/wp-seo-premium.php': 'Yoast SEO Premium',
	'all-in-one-seo-pack/all_in_one_seo_pack.php': 'All In One SEO Pack',
	'all-in-one-seo-pack-pro/all_in_one_seo_pack.php': 'All in One SEO Pack Pro',
};

const findConflictingPlugin = (plugins: PluginMap): string | undefined =>
	Object.entries(CONFLICTING_PLUGINS).find(([file]) => plugins[file]?.isActive)?.[1];

export interface SeoCardFacts {
	/** Only the fetched list has plugin names: the page prints none. */
	plugins: Remote<PluginMap, unknown>;
	connection: SiteConnection;
	isOn: boolean;
}

export type SeoCardView =
	| { kind: 'conflict'; plugin: string }
	| { kind: 'loading' }
	/**
	 * Only the switch, or the panels, too. `unchecked` if the list of plugins is unavailable: the panels stay usable, so that a failure locks no user
	 * out.
	 */
	| { kind: 'closed' | 'open'; unchecked: FailedView | null };

/** The content of the SEO card: its panels only without another SEO plugin (TRAFFIC-21, TRAFFIC-23). */
export function resolveSeoCard({ plugins, connection, isOn }: SeoCardFacts): SeoCardView {
	const list = viewRemote(plugins);
	const plugin = list.kind === 'known' ? findConflictingPlugin(list.data) : undefined;
	if (plugin) {
		return { kind: 'conflict', plugin };
	}
	const isOpen = isOn && connection === 'connected';
	if (isOpen && list.kind === 'loading') {
		return list;
	}
	const unchecked = list.kind === 'failed' && connection === 'connected' ? list : null;
	return { kind: isOpen ? 'open' : 'closed', unchecked };
}
