import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { people } from '@wordpress/icons';
import { PluginCard } from './plugin-card';

/** The plugin that keeps customers and leads. */
export function CrmCard() {
	return (
		<PluginCard
			plugin={KNOWN_PLUGINS.crm}
			icon={people}
			description={__('Keep your customers, quotes and invoices in one place.', 'jetpack')}
			managePath="admin.php?page=zerobscrm-plugin"
		/>
	);
}
