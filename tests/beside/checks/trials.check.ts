import { putMuPlugin, removeMuPlugin } from '../../contract/mu-plugin';
import { callRest, readSettings } from '../../e2e/support/rest';
import { SITE } from '../../e2e/support/site';
import { check } from './check';

const TRIALS = 'dashboard_for_jetpack_trials';

/** The options of what can lock people out, and the trials. */
const OPTIONS = [
	...[TRIALS, 'jetpack_active_modules', 'jetpack_protect_whitelist'],
	...['match_by_email', 'require_two_step'].map((name) => `jetpack_sso_${name}`),
	...['automatic_rules', 'mode', 'rules_version', 'ip_list'].map((name) => `jetpack_waf_${name}`),
	...['allow', 'block'].flatMap((list) => [
		`jetpack_waf_ip_${list}_list`,
		`jetpack_waf_ip_${list}_list_enabled`,
	]),
];

type Rows = Record<string, string | null>;

/** Reads or writes rows before any plugin is loaded, and ends other requests at the hook and in the way of a header. */
const CONTROL = `<?php
if ( isset( $_SERVER['HTTP_X_ROWS'] ) ) {
	global $wpdb;
	$rows = json_decode( file_get_contents( 'php://input' ), true );
	foreach ( $rows ?: array() as $name => $text ) {
		$wpdb->delete( $wpdb->options, array( 'option_name' => $name ) );
		if ( null !== $text ) {
			$wpdb->insert( $wpdb->options, array( 'option_name' => $name, 'option_value' => $text, 'autoload' => 'on' ) );
		}
	}
	$found = array();
	foreach ( explode( ',', $_SERVER['HTTP_X_ROWS'] ) as $name ) {
		$found[ $name ] = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) );
	}
	header( 'Content-Type: application/json' );
	echo json_encode( $found );
	exit;
}
if ( isset( $_SERVER['HTTP_X_END'] ) ) {
	list( $hook, $priority, $way ) = explode( ' ', $_SERVER['HTTP_X_END'] );
	add_action( $hook, function () use ( $way ) {
		if ( 'exception' === $way ) { throw new Exception( 'Ended.' ); }
		if ( 'fatal-error' === $way ) { a_function_that_is_missing(); }
		if ( '403' === $way ) { status_header( 403 ); }
		exit;
	}, (int) $priority );
}
`;

async function control(rows: Rows = {}): Promise<Rows> {
	const response = await fetch(`${SITE}/`, {
		method: 'POST',
		headers: { 'x-rows': OPTIONS.join() },
		body: JSON.stringify(rows),
	});
	return (await response.json()) as Rows;
}

/** The time of every trial was over five seconds ago. */
const due = (trials: string) =>
	trials.replace(/"until":\d+/g, `"until":${Math.floor(Date.now() / 1000) - 5}`);

const visit = (path: string, headers: Record<string, string> = {}) =>
	fetch(`${SITE}${path}`, { headers, redirect: 'manual' }).then(
		(response) => response.status,
		() => 0,
	);

const HOOKS = [
	'plugin_loaded 10',
	...[-9999, 2, 15, 50].map((priority) => `plugins_loaded ${priority}`),
	...['setup_theme 10', 'after_setup_theme 10', 'init 0', 'wp_loaded 0', 'parse_request 10'],
	...['template_redirect 0', 'wp_head 10', 'shutdown 0'],
];
const WAYS = ['exit', '403', 'exception', 'fatal-error'];

const PATHS = [
	...['/', '/wp-login.php', '/wp-admin/', '/wp-admin/admin-ajax.php'],
	...['/index.php?rest_route=/', '/wp-cron.php', '/xmlrpc.php'],
];

/** Changes each key that the release knows to another value, one save for each. */
async function lockOut(): Promise<{ tried: string[]; refused: string[] }> {
	const known = await readSettings();
	const lists = ['jetpack_waf_ip_allow_list', 'jetpack_waf_ip_block_list'];
	const other = (key: string) =>
		key === 'jetpack_protect_global_whitelist' || lists.includes(key) ? '192.0.2.7' : !known[key];
	const tried = [
		...['protect', 'sso', 'account-protection', 'waf'],
		...['jetpack_sso_match_by_email', 'jetpack_sso_require_two_step'],
		...['jetpack_protect_global_whitelist', ...lists, 'jetpack_waf_automatic_rules'],
		...['jetpack_waf_ip_allow_list_enabled', 'jetpack_waf_ip_block_list_enabled'],
		'jetpack_waf_ip_list',
	].filter((key) => key in known);
	const refused: string[] = [];
	for (const key of tried) {
		const { status } = await callRest(
			'admin',
			'jetpack/v4/settings&dashboard-for-jetpack-trial=1',
			{ [key]: other(key) },
		);
		refused.push(...(status === 200 ? [] : [`${key}: ${status}`]));
	}
	return { tried, refused };
}

const listOf = (row: string | null) =>
	[...(row ?? '').matchAll(/"([^"]+)"/g)]
		.map(([, slug]) => slug)
		.sort()
		.join();

const differences = (before: Rows, after: Rows): string[] =>
	OPTIONS.filter((name) =>
		name === 'jetpack_active_modules'
			? listOf(before[name] ?? null) !== listOf(after[name] ?? null)
			: before[name] !== after[name] &&
				!(name === TRIALS && /"of":(\[\]|\{\})/.test(after[name] ?? '')),
	).map((name) => `${name} is still ${after[name]}`);

check('Settings put back at every exit', async (findings, note) => {
	putMuPlugin('trial-rows', CONTROL);
	const before = await control();
	try {
		const { tried, refused } = await lockOut();
		console.log(`On trial: ${tried.join(', ')}. Refused: ${refused.join(', ') || 'none'}.`);
		const locked = await control();
		const trials = locked[TRIALS] ?? '';
		note('the question is about what was saved', trials !== '', 'nothing is on trial');
		const tryExit = async (path: string, headers: Record<string, string>) => {
			await control({ ...locked, [TRIALS]: due(trials) });
			const status = await visit(path, headers);
			return differences(before, await control()).map((text) => `HTTP ${status}: ${text}`);
		};
		for (const hook of HOOKS) {
			for (const way of WAYS) {
				findings.set(`${hook}, ${way}`, await tryExit('/', { 'x-end': `${hook} ${way}` }));
			}
		}
		for (const path of PATHS) {
			findings.set(`a visit of ${path}`, await tryExit(path, {}));
			findings.set(
				`${path}, which ends early`,
				await tryExit(path, { 'x-end': 'plugins_loaded 2 exit' }),
			);
		}
	} finally {
		await control(before);
		await visit('/');
		removeMuPlugin('trial-rows');
	}
});

/** The firewall blocks the address of everybody here. */
check('The firewall put back', async (findings, note) => {
	const known = await readSettings();
	const isNewer = 'jetpack_waf_ip_block_list_enabled' in known;
	putMuPlugin('trial-rows', CONTROL);
	const before = await control();
	const save = (changes: object) =>
		callRest('admin', 'jetpack/v4/settings&dashboard-for-jetpack-trial=1', changes);
	try {
		await save({ jetpack_waf_ip_block_list: '127.0.0.1\n::1' });
		await save({ [isNewer ? 'jetpack_waf_ip_block_list_enabled' : 'jetpack_waf_ip_list']: true });
		// Jetpack 11 writes the lists into the firewall's files only now.
		await save({ waf: true });
		const blocked = await visit('/');
		// Without MySQL, Jetpack 16 fails while it notes the visit that it blocks.
		note('the firewall blocks a visit', [403, 500].includes(blocked), `it answers ${blocked}`);
		const { [TRIALS]: trials } = await control();
		await control({ [TRIALS]: due(trials ?? '') });
		const status = await visit('/');
		note('the first visit after the time', status === 200, `it answers ${status}`);
		findings.set('what is stored', differences(before, await control()));
		const after = await Promise.all(['/', '/wp-login.php'].map((path) => visit(path)));
		note('later visits', after.join() === '200,200', `they answer ${after.join()}`);
	} finally {
		await control(before);
		removeMuPlugin('trial-rows');
	}
});
