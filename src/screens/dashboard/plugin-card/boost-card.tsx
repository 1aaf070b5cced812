import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { trendingUp } from '@wordpress/icons';
import { PluginCard } from './plugin-card';

/** The plugin that makes pages faster. */
export function BoostCard() {
	return (
		<PluginCard
			plugin={KNOWN_PLUGINS.boost}
			icon={trendingUp}
			description={__('Make your pages load faster, and rank better for it.', 'jetpack')}
			managePath="admin.php?page=jetpack-boost"
		/>
	);
}
