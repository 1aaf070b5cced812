import { nameOf, nodesOf, type Branch, type PhpFile } from '../support/php';
import { argumentsOf, callsOf, type Rule } from '../support/rule';

const JETPACK_HOOKS = [
	'activate_module_',
	'active_modules',
	'deactivate_module_',
	'disconnect_cap',
	'dismissed_notices',
	'licensing_ui_enabled',
	'module_loaded_',
	'photon_url',
	'show_promotions',
	// Jetpack's own alerts, which are printed on our page as on Jetpack's.
	'notices',
].map((name) => `jetpack_${name}`);

const WORDPRESS_HOOKS = [
	// A link that preloads a script has the address and the attributes that WordPress will print.
	...['script_loader_src', 'wp_script_attributes'],
	// The filter that WordPress uses for an option that is not stored. Jetpack's own texts are available nowhere else.
	'default_option_subscription_options',
	// A row that is put back past WordPress is reported as WordPress would report it.
	...['update_option_', 'updated_option'],
	// A REST call inside a request stands for the browser's call, so it applies the same filters.
	...['post_dispatch', 'pre_serve_request', 'pre_echo_response', 'json_encode_options'].map(
		(name) => `rest_${name}`,
	),
];

/** Hooks of others that sites use. The page data and the sandbox apply them as their owners do. */
const HOOKS = [
	...JETPACK_HOOKS,
	...WORDPRESS_HOOKS,
	'react_connection_errors_initial_state',
	// The filter by which a host's code sets Akismet's key.
	'akismet_predefined_api_key',
];

/** Options of WordPress, two of Jetpack that are only read, and the abstract class that leaves its name to others. */
const OPTIONS = /^($|blog|date_|active_|page_|siteurl$|WPLANG|jetpack_dismissed_notices$|roles$)/;

const STORES = ['get', 'update', 'add', 'delete'].flatMap((verb) => [
	`${verb}_option`,
	`${verb}_transient`,
]);

const CONSTANTS = /^(NAME|META|OPT_OUT_META|MESSAGES|HINTS)$/;

/** A text, or the part of it before the first variable. */
const beginningOf = (value: unknown): string =>
	Array.isArray(value)
		? beginningOf(((value as Branch[])[0]?.expression as Branch).value)
		: String(value);

const isOurs = (name: string) => name.startsWith('dashboard_for_jetpack');

const keptIn = (file: PhpFile) =>
	[
		...callsOf(file, ...STORES).map((node) => argumentsOf(node)[0]),
		...nodesOf(file.tree, 'constant')
			.filter(({ node }) => CONSTANTS.test(nameOf(node.name)))
			.map(({ node }) => node.value as Branch),
	].filter(
		(value): value is Branch =>
			value?.kind === 'string' &&
			!isOurs(String(value.value)) &&
			!OPTIONS.test(String(value.value)),
	);

const hooksIn = (file: PhpFile) =>
	callsOf(file, 'do_action', 'apply_filters').filter((node) => {
		const name = beginningOf(argumentsOf(node)[0]?.value);
		return !isOurs(name) && !HOOKS.includes(name);
	});

export const prefixedNames: Rule = {
	forbids:
		'an option or hook without the prefix of the plugin: another plugin may have the same name',
	find: (file) => [...keptIn(file), ...hooksIn(file)],
	faults: [
		"update_option( 'settings', 1 );",
		"class A { const META = 'seen'; }",
		"do_action( 'started' );",
		'apply_filters( "module_$name", 1 );',
	],
	allowed: [
		"update_option( 'dashboard_for_jetpack_settings', 1 );",
		"get_option( 'blogname' );",
		"class A { const META = 'dashboard_for_jetpack_seen'; const OTHER = 'seen'; }",
		"apply_filters( 'jetpack_show_promotions', true );",
	],
};
