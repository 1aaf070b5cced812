import { __ } from '@wordpress/i18n';
import { receipt, trendingUp } from '@wordpress/icons';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { PluginCard } from './plugin-card';

/** The plugin that makes pages faster. */
export const BoostCard = () => (
	<PluginCard
		plugin={KNOWN_PLUGINS.boost}
		icon={trendingUp}
		description={__('Make your pages load faster and rank higher in search.')}
		managePath="admin.php?page=jetpack-boost"
	/>
);

/** The plugin that manages customers and leads. */
export const CrmCard = () => (
	<PluginCard
		plugin={KNOWN_PLUGINS.crm}
		icon={receipt}
		description={__('Keep your customers, quotes and invoices in one place.')}
		managePath="admin.php?page=zerobscrm-plugin"
	/>
);
