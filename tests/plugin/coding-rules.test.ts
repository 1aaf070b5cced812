import {
	nameOf,
	nodesOf,
	parsePhp,
	placeOf,
	PLUGIN_FILES,
	walk,
	type Branch,
	type PhpFile,
} from './support/php';

/** The rules of WordPress's plugin review that can be checked in the code. */

const calledName = (node: Branch) => nameOf(node.what);

const callsOf = (tree: Branch, ...names: string[]) =>
	nodesOf(tree, 'call').filter(({ node }) => names.includes(calledName(node).replace(/^\\/, '')));

/** Functions that return a value that is safe to print. */
const ESCAPERS =
	/^(esc_(html|attr|url|textarea|html__|attr__|html_e|attr_e|js)|wp_json_encode|wp_kses_post|absint|intval|language_attributes|wp_nonce_field)$/;

/** Literals and combinations of safe values; a line may have the exemption of WordPress's own coding standard. */
function isSafe(value: Branch, file: PhpFile): boolean {
	const line = file.code.split('\n')[(value.loc?.start.line ?? 1) - 1] ?? '';
	if (/phpcs:ignore WordPress\.Security\.EscapeOutput/.test(line)) {
		return true;
	}
	switch (value.kind) {
		case 'string':
		case 'number':
		case 'nowdoc':
			return true;
		case 'bin':
			return isSafe(value.left as Branch, file) && isSafe(value.right as Branch, file);
		case 'parenthesis':
			return isSafe(value.inner as Branch, file);
		case 'retif':
			return isSafe(value.trueExpr as Branch, file) && isSafe(value.falseExpr as Branch, file);
		case 'call': {
			const name = calledName(value);
			// A pattern with values is safe if all of them are.
			return name === 'sprintf'
				? (value.arguments as Branch[]).every((one) => isSafe(one, file))
				: ESCAPERS.test(name);
		}
	}
	return false;
}

const printed = (file: PhpFile) => [
	...nodesOf(file.tree, 'echo').flatMap(({ node }) => node.expressions as Branch[]),
	...callsOf(file.tree, 'printf', 'print', 'vprintf').flatMap(
		({ node }) => node.arguments as Branch[],
	),
];

const SUPERGLOBALS = ['_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER', '_FILES'];

const JETPACK_HOOKS = [
	'active_modules',
	'disconnect_cap',
	'dismissed_notices',
	'licensing_ui_enabled',
	'module_loaded_',
	'photon_url',
	'show_promotions',
	// Jetpack's own alerts, which are printed on our page as on Jetpack's.
	'notices',
].map((name) => `jetpack_${name}`);

// How the code of a host says that it sets Akismet's key.
const AKISMET_HOOKS = ['akismet_predefined_api_key'];

const WORDPRESS_HOOKS = [
	// A link that preloads a script has the address and the attributes that WordPress will print.
	...['script_loader_src', 'wp_script_attributes'],
	// What WordPress reads for an option that is not stored; Jetpack's own texts are nowhere else.
	'default_option_subscription_options',
	// A REST call inside a request is the browser's call, so it has the filters of one.
	...['post_dispatch', 'pre_serve_request', 'pre_echo_response', 'json_encode_options'].map(
		(name) => `rest_${name}`,
	),
];

/** A text, or the part of it before the first variable. */
const beginningOf = (value: unknown): string =>
	Array.isArray(value)
		? beginningOf(((value as Branch[])[0]?.expression as Branch).value)
		: String(value);

describe('coding rules for PHP', () => {
	it('every file exits on direct access', () => {
		const open = PLUGIN_FILES.filter(
			({ code }) => !/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/.test(code),
		);
		expect(open.map(({ path }) => path)).toEqual([]);
	});

	it('the guard against direct access precedes all code', () => {
		const late = PLUGIN_FILES.filter(({ code }) => {
			const guard = code.search(/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \)/);
			return /(^|\n)(require|add_action|class |function )/.test(code.slice(0, guard));
		});
		expect(late.map(({ path }) => path)).toEqual([]);
	});

	it('output is escaped where it is printed', () => {
		const raw = PLUGIN_FILES.flatMap((file) =>
			printed(file)
				.filter((value) => !isSafe(value, file))
				.map((value) => placeOf(file, value)),
		);
		expect(raw).toEqual([]);
	});

	it('input is sanitized or only compared', () => {
		const raw = PLUGIN_FILES.flatMap((file) =>
			nodesOf(file.tree, 'variable')
				.filter(({ node }) => SUPERGLOBALS.includes(nameOf(node)))
				.filter(({ node, parents }) => {
					const around = parents.slice(-12);
					const isAsked = around.some(
						({ kind, type }) =>
							['isset', 'empty'].includes(kind) || (kind === 'bin' && /==/.test(String(type))),
					);
					const isClean = around.some(
						(parent) =>
							parent.kind === 'call' &&
							/^(sanitize_\w+|esc_url_raw|wp_verify_nonce|is_string|array_filter|hash_equals|rawurldecode)$/.test(
								calledName(parent),
							),
					);
					const isNumber = around.some(({ kind }) => kind === 'cast');
					return !isAsked && !isClean && !isNumber && nameOf(node) !== '_SERVER';
				})
				.map(({ node }) => placeOf(file, node)),
		);
		expect(raw).toEqual([]);
	});

	it('a file that handles a form or an action link checks a nonce', () => {
		const acting = PLUGIN_FILES.filter(({ code }) => /\$_POST|\$_GET\[ 'action' \]/.test(code));
		expect(acting.length).toBeGreaterThan(1);
		const unchecked = acting.filter(
			({ code }) => !/check_admin_referer\(|wp_verify_nonce\(/.test(code),
		);
		expect(unchecked.map(({ path }) => path)).toEqual([]);
	});

	it('every route has a permission, and every page a capability', () => {
		const routes = PLUGIN_FILES.flatMap((file) =>
			callsOf(file.tree, 'register_rest_route').map(({ node }) => ({ file, node })),
		);
		expect(routes.length).toBeGreaterThan(0);
		for (const { file, node } of routes) {
			const { start, end } = node.loc as { start: { offset: number }; end: { offset: number } };
			expect(file.code.slice(start.offset, end.offset)).toContain(
				"'permission_callback' => $permission",
			);
		}
		const pages = PLUGIN_FILES.flatMap((file) =>
			callsOf(file.tree, 'add_menu_page', 'add_submenu_page').map(({ node }) => {
				const capability = (node.arguments as Branch[])[
					calledName(node) === 'add_menu_page' ? 2 : 3
				];
				return capability ? '' : placeOf(file, node);
			}),
		);
		expect(pages.filter(Boolean)).toEqual([]);
	});

	it('global functions, options and hooks have the prefix of the plugin', () => {
		const functions = PLUGIN_FILES.flatMap((file) =>
			nodesOf(file.tree, 'function')
				.filter(({ parents }) => !parents.some(({ kind }) => kind === 'namespace'))
				.map(({ node }) => nameOf(node.name) || String((node.name as Branch | string) ?? '')),
		);
		expect(functions.filter((name) => !name.startsWith('dashboard_for_jetpack_'))).toEqual([]);
		const kept = PLUGIN_FILES.flatMap(({ code }) => [
			...[
				...code.matchAll(/(?:get|update|add|delete)_(?:option|transient)\( ?['"]([a-z_]+)/gi),
			].map(([, name]) => name),
			...[...code.matchAll(/const (?:NAME|META|OPT_OUT_META|MESSAGES|HINTS) += '([^']+)'/g)].map(
				([, name]) => name,
			),
		]);
		// Of WordPress, and two of Jetpack that are only read.
		const ofOthers = /^(blog|date_|active_|page_|WPLANG|jetpack_dismissed_notices$|roles$)/;
		expect(kept.length).toBeGreaterThan(8);
		expect(
			kept.filter((name = '') => !name.startsWith('dashboard_for_jetpack') && !ofOthers.test(name)),
		).toEqual([]);
		const hooks = PLUGIN_FILES.flatMap((file) =>
			callsOf(file.tree, 'do_action', 'apply_filters').map(({ node }) =>
				beginningOf(((node.arguments as Branch[])[0] as Branch).value),
			),
		);
		// Jetpack's own hooks, which sites use. The page data and the sandbox apply them as Jetpack does.
		expect(
			hooks.filter(
				(name) =>
					!/^(dashboard_for_jetpack_|react_connection_errors_initial_state$)/.test(name) &&
					![...JETPACK_HOOKS, ...AKISMET_HOOKS, ...WORDPRESS_HOOKS].includes(name),
			),
		).toEqual([]);
	});

	it('texts are translated in the text domain of the plugin', () => {
		const texts = PLUGIN_FILES.flatMap((file) =>
			callsOf(
				file.tree,
				...['__', '_n', '_x', 'esc_html__', 'esc_attr__', 'esc_html_e', 'esc_attr_e'],
			).map(({ node }) => ({ file, node, domain: (node.arguments as Branch[]).at(-1)?.value })),
		);
		expect(texts.length).toBeGreaterThan(100);
		const foreign = texts.filter(({ domain }) => domain !== 'dashboard-for-jetpack');
		expect(foreign.map(({ file, node }) => placeOf(file, node))).toEqual([]);
	});

	it('no code evaluates text, or uses the network or a shell', () => {
		const banned = PLUGIN_FILES.flatMap((file) => [
			...nodesOf(file.tree, 'eval', 'silent').map(({ node }) => ({ file, node, name: node.kind })),
			...callsOf(
				file.tree,
				...['create_function', 'unserialize', 'base64_decode', 'extract', 'exec', 'shell_exec'],
				...[
					'passthru',
					'system',
					'curl_init',
					'fsockopen',
					'wp_remote_get',
					'wp_remote_post',
					'mail',
				],
			).map(({ node }) => ({ file, node, name: calledName(node) })),
		]);
		const excused = banned.filter(
			({ file, node }) =>
				!file.code.split('\n')[(node.loc?.start.line ?? 1) - 1]?.includes('phpcs:ignore'),
		);
		expect(excused.map(({ file, node, name }) => `${placeOf(file, node)} ${name}`)).toEqual([]);
	});

	it('SQL with values is prepared', () => {
		const raw = PLUGIN_FILES.flatMap((file) =>
			walk(file.tree)
				.filter(
					({ node }) =>
						node.kind === 'call' &&
						/\$wpdb->(query|get_(var|col|row|results))/.test(
							file.code.slice(node.loc?.start.offset, node.loc?.end.offset).split('(')[0] ?? '',
						),
				)
				.filter(
					({ node }) =>
						!file.code.slice(node.loc?.start.offset, node.loc?.end.offset).includes('->prepare('),
				)
				.map(({ node }) => placeOf(file, node)),
		);
		expect(raw).toEqual([]);
	});
});

describe('parsePhp', () => {
	it.each([
		['match', '<?php $a = match( 1 ) { 1 => 2 };'],
		['a nullsafe call', '<?php $a?->b();'],
		['a named argument', '<?php f( a: 1 );'],
		['a promoted property', '<?php class A { public function __construct( private $a ) {} }'],
		['an enumeration', '<?php enum A { case B; }'],
		['a union type', '<?php function f( int|string $a ) {}'],
	])('throws for %s', (_name, code) => {
		expect(() => parsePhp(code, 'later.php')).toThrow();
	});
});
