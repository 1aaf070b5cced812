import { __, _n, sprintf } from '@wordpress/i18n';
import { getPluginSlug } from '@/domain/plugins/known-plugins';
import { isAnswered } from '@/domain/site/page-data';
import { listRemovedRoutes } from '@/domain/calls/server-routes';
import { ok, problem, unknown, type Finding, type SiteCheckFacts } from './facts';

/** Folders of plugins that turn off the REST API or XML-RPC, which the connection needs, or have a setting that does. */
const BLOCKERS = [
	'disable-json-api',
	'disable-wp-rest-api',
	'disable-xml-rpc',
	'disable-xml-rpc-api',
	'wp-cerber',
	'wp-hide-security-enhancer',
];

function describeOfflineMode({
	constant,
	wpLocalConstant,
	url,
}: SiteCheckFacts['page']['offlineMode']) {
	if (constant) {
		return __('Remove JETPACK_DEV_DEBUG from wp-config.php.');
	}
	if (wpLocalConstant) {
		return __('Remove WP_LOCAL_DEV from wp-config.php.');
	}
	return url
		? __('Use an address with a dot, such as example.com: Jetpack takes others for local sites.')
		: __('Look for the plugin that turns offline mode on.');
}

/** Whether a plugin or a constant is known to stand in the way of the REST API or the provider. */
export function judgeBlockers(
	{ replies: { plugins }, page }: SiteCheckFacts,
	isBlocked: boolean,
): Finding {
	if (page.offlineMode.isActive) {
		return problem(
			__('Offline mode turns the connection off.'),
			describeOfflineMode(page.offlineMode),
		);
	}
	// The site isn't to blame for what a release of Jetpack lacks.
	const broken = page.failures.find(isAnswered);
	if (broken) {
		return {
			...problem(
				/* translators: %s: the reason, such as the message of an error. */
				sprintf(__("Couldn't read everything for this page: %s"), broken.message),
				__(
					'Look for the plugin in this message. If it names none, deactivate your plugins one by one.',
				),
				'plugins',
			),
			evidence: `no ${broken.piece}`,
		};
	}
	const { version, missingRoutes } = page.jetpack;
	const removed = listRemovedRoutes(missingRoutes, version);
	if (removed.length > 0) {
		return {
			...problem(
				sprintf(
					/* translators: 1: number of calls; 2: Jetpack's version; 3: their paths, such as "rewind, scan". */
					_n(
						'%1$d REST API call of Jetpack %2$s is missing on this site: %3$s.',
						'%1$d REST API calls of Jetpack %2$s are missing on this site: %3$s.',
						removed.length,
					),
					removed.length,
					version,
					removed.join(', '),
				),
				__('Look for a plugin, or code in your theme, that removes REST API routes.'),
				'plugins',
			),
			evidence: `no ${removed.join(', ')}`,
		};
	}
	if (plugins === null) {
		return unknown(__("Couldn't read the list of plugins."));
	}
	const found = Object.values(plugins).find(
		({ file, isActive }) => isActive && BLOCKERS.includes(getPluginSlug(file)),
	);
	if (!found) {
		return ok(__('No active plugin is known to block the connection.'));
	}
	const { name, file } = found;
	const finding = isBlocked
		? problem(
				/* translators: %s: name of a plugin. */
				sprintf(__('%s is active and is known to block the connection.'), name),
				/* translators: %s: name of a plugin. */
				sprintf(__('Deactivate %s, then check again.'), name),
				'plugins',
			)
		: /* translators: %s: name of a plugin. */
			ok(sprintf(__("%s can block the connection but isn't doing so now."), name));
	return { ...finding, evidence: file };
}
