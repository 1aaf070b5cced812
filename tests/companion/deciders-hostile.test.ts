import { existsSync, rmSync } from 'node:fs';
import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { dataFile } from '../e2e/support/data-folder';
import { withHost } from '../e2e/support/other-host';
import { callRest, nonceOf } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { SITE } from '../e2e/support/site';
import { runStep } from './support/database';
import { addressOf } from './support/deciders';
import { besideJetpack } from './support/site';

const MU_PLUGIN = 'hostile';
const MAILED = dataFile('wordpress/wp-content/hostile-mail');

type Effect = 'on' | 'failed' | 'slow';

/** What a callback does besides turning the module on, and what is found out about it. */
const DEEDS: Record<string, [code: string, effect?: Effect]> = {
	'saves an option': [`update_option( 'hostile', microtime() );`],
	'changes an option': [`update_option( 'blogdescription', 'Hostile' );`],
	'deletes an option': [`delete_option( 'blogname' );`],
	'keeps a transient': [`set_transient( 'hostile', microtime() );`],
	'writes a post': [
		`wp_insert_post( array( 'post_title' => 'Hostile', 'post_status' => 'publish' ) );`,
	],
	'changes a user': [`update_user_meta( 1, 'description', 'Hostile' );`],
	'writes SQL': [
		`global $wpdb;
		$wpdb->query( "/* SELECT */ UPDATE $wpdb->options SET option_value = 'Hostile' WHERE option_name = 'blogdescription'" );`,
	],
	'plans a task': [`wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', 'hostile' );`],
	'deactivates a plugin': [
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( 'jetpack/jetpack.php' );`,
	],
	'changes the modules': [`update_option( 'jetpack_active_modules', array( 'hostile' ) );`],
	'changes the theme': [`switch_theme( 'hostile' );`],
	'sends mail': [`wp_mail( 'hostile@example.com', 'Hostile', 'Hostile' );`],
	'asks another host': [`wp_remote_post( 'http://127.0.0.1:' . $_COOKIE['host'] );`],
	'asks another host without waiting': [
		`wp_remote_get( 'http://127.0.0.1:' . $_COOKIE['host'], array( 'blocking' => false ) );`,
	],
	'sets a cookie': [`setcookie( 'hostile', '1' );`],
	'sends its cookie at once': [
		`@setcookie( 'hostile', '1' );
		while ( ob_get_level() ) {
			ob_end_flush();
		}
		flush();`,
	],
	'logs in': [`wp_set_auth_cookie( 2 );`],
	'logs out': [`wp_logout();`],
	'sends elsewhere': [`header( 'Location: https://example.com/' );`],
	'sends elsewhere and ends': [`wp_redirect( 'https://example.com/' ) && exit;`, 'failed'],
	'changes the status': [`status_header( 500 );`],
	prints: [`echo 'Printed.';`],
	'closes all buffers': [
		`while ( ob_get_level() ) {
			ob_end_clean();
		}`,
	],
	'opens buffers': [
		`ob_start();
		ob_start();
		echo 'Printed.';`,
	],
	ends: [`exit( 'Printed.' );`, 'failed'],
	dies: [`wp_die( 'Printed.' );`, 'failed'],
	'sends an answer': [`wp_send_json( array( 'found' => array() ) );`, 'failed'],
	throws: [`throw new Error( 'Printed.' );`, 'failed'],
	'calls what is not there': [`not_there();`, 'failed'],
	'is slow': [`usleep( 150000 );`, 'slow'],
	'becomes another user': [`wp_set_current_user( 2 );`],
	'speaks another language': [`switch_to_locale( 'de_DE' );`],
	'changes the input': [
		`$_GET = $_REQUEST = $_COOKIE = array();
		$_SERVER['REQUEST_URI'] = '/hostile';
		$GLOBALS['wp'] = null;`,
	],
	'adds rights': [`add_filter( 'user_has_cap', '__return_empty_array' );`],
	'removes the other callbacks': [`remove_all_filters( 'jetpack_active_modules' );`],
	'saves at the end': [
		`add_action( 'shutdown', function () {
			update_option( 'hostile', microtime() );
		} );`,
	],
	'saves at the very end': [
		`register_shutdown_function( function () {
			update_option( 'hostile', microtime() );
		} );`,
	],
	'starts a REST server': [
		`rest_get_server();
		$_GET = array();`,
	],
};

const CODE = `<?php
/* Plugin Name: Hostile */
function hostile_facts() {
	return array( get_current_user_id(), current_user_can( 'manage_options' ), determine_locale(), is_locale_switched(), $_GET, $_REQUEST, $_COOKIE, $_SERVER, (array) $GLOBALS['wp'], headers_list(), http_response_code(), did_action( 'shutdown' ) );
}
function hostile( $modules ) {
	switch ( $_COOKIE['deed'] ) {
${Object.entries(DEEDS)
	.map(([deed, [code]]) => `	case '${deed.replaceAll(' ', '-')}':\n		${code}\n		break;`)
	.join('\n')}
	}
	return array_merge( $modules, array( 'stats' ) );
}
function hostile_witness( $modules ) {
	return hostile_facts() === $GLOBALS['hostile_facts'] ? array( 'stats' ) : array();
}
add_action( 'phpmailer_init', function () {
	touch( WP_CONTENT_DIR . '/hostile-mail' );
} );
if ( isset( $_COOKIE['deed'] ) ) {
	add_filter( 'get_available_languages', function () {
		return array( 'de_DE' );
	} );
	add_action( 'wp_ajax_dashboard_for_jetpack_deciders', function () {
		add_filter( 'jetpack_active_modules', 'hostile' );
		add_filter( 'jetpack_active_modules', 'hostile_witness', 20 );
		$GLOBALS['hostile_facts'] = hostile_facts();
	}, 0 );
}
`;

async function ask(deed: string, port: number) {
	const response = await fetch(SITE + addressOf({ kind: 'module', id: 'stats' }), {
		method: 'POST',
		redirect: 'manual',
		headers: {
			cookie: `${await cookieHeaderOf('admin')}; host=${port}; deed=${deed.replaceAll(' ', '-')}`,
			'x-wp-nonce': await nonceOf('admin'),
		},
	});
	const { location, 'set-cookie': cookie } = Object.fromEntries(response.headers);
	const text = await response.text();
	const start = text.indexOf('{"found"');
	const { found } = JSON.parse(text.slice(start)) as { found: { author: { line: number } }[] };
	return {
		status: response.status,
		headers: { location, cookie },
		printed: text.slice(0, start),
		found: found.map(({ author: _author, ...one }) => one),
	};
}

/** What the database has, without what WordPress itself writes over time. */
async function readDatabase() {
	const rows = await runStep<Record<string, string>>('rows');
	const { body: posts } = await callRest('admin', 'wp/v2/posts&search=Hostile');
	const { body: user } = await callRest('admin', 'wp/v2/users/1&context=edit');
	const ofTime = /^_(site_)?transient_(?!hostile)/;
	return {
		rows: Object.fromEntries(Object.entries(rows).filter(([name]) => !ofTime.test(name))),
		posts,
		about: (user as { description?: string }).description,
	};
}

describe('a callback that is tried', () => {
	besideJetpack(
		() => putMuPlugin(MU_PLUGIN, CODE),
		() => removeMuPlugin(MU_PLUGIN),
	);
	afterAll(() => rmSync(MAILED, { force: true }));

	it.each(Object.entries(DEEDS).map(([deed, [, effect]]) => [deed, effect ?? 'on'] as const))(
		'and %s changes nothing, and the answer comes',
		async (deed, effect) => {
			const before = await readDatabase();
			let asked = 0;
			const answer = await withHost(
				(_request, response) => {
					asked += 1;
					response.end();
				},
				(port) => ask(deed, port),
			);
			const one = effect === 'on' ? { forces: 'on', fault: null } : { forces: null, fault: effect };
			const isOver = ['sends elsewhere and ends', 'ends', 'dies', 'sends an answer'];
			expect(answer).toEqual({
				status: 200,
				headers: {},
				printed: '',
				// The second one saw nothing of the first.
				found: isOver.includes(deed) ? [one] : [one, { forces: 'on', fault: null }],
			});
			expect(asked).toBe(0);
			expect(existsSync(MAILED)).toBe(false);
			expect(await readDatabase()).toEqual(before);
		},
	);
});
