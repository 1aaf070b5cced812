import { nodesOf } from '../support/php';
import { type Rule } from '../support/rule';

export const ownUpdater: Rule = {
	forbids: 'hooks into the updates of plugins: they come from the plugin directory only',
	find: ({ tree }) =>
		nodesOf(tree, 'string', 'encapsed')
			.map(({ node }) => node)
			.filter(({ raw }) =>
				/site_transient_update_plugins|auto_update_plugin|plugins_api_result/.test(String(raw)),
			),
	faults: [
		"add_filter( 'pre_set_site_transient_update_plugins', 'a' );",
		"add_filter( 'auto_update_plugin', '__return_true' );",
	],
	allowed: ["get_site_transient( 'update_themes' );"],
};
