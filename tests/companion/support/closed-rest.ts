import { putMuPlugin } from '../../contract/mu-plugin';
import { printedGlobal } from '../../e2e/support/page-data';
import { nonceOf } from '../../e2e/support/rest';
import { cookieHeaderOf } from '../../e2e/support/session';
import { SITE, type Role } from '../../e2e/support/site';
import { OWN_PAGE } from './site';

export const CLOSES_REST = 'closes-rest';

/** Ways in which plugins close the REST API, or Jetpack's part of it. The cookie `way` names one. */
const CODES: Record<string, string> = {
	authentication: `add_filter( 'rest_authentication_errors', 'closed_error' );`,
	'authentication without a message': `add_filter( 'rest_authentication_errors', function () {
		return new WP_Error( 'closed', '', array( 'status' => 401 ) );
	} );`,
	'authentication that says false': `add_filter( 'rest_authentication_errors', function ( $verdict ) {
		return $verdict ?? false;
	} );
	add_filter( 'rest_pre_dispatch', 'closed_error' );`,
	'before the dispatch': `add_filter( 'rest_pre_dispatch', 'closed_error' );`,
	'before the callbacks': `add_filter( 'rest_request_before_callbacks', 'closed_error' );`,
	'in place of the callback': `add_filter( 'rest_dispatch_request', 'closed_error' );`,
	'after the callbacks': `add_filter( 'rest_request_after_callbacks', 'closed_error' );`,
	'after the dispatch': `add_filter( 'rest_post_dispatch', function ( $response ) {
		$response->set_status( 403 );
		return $response;
	} );`,
	'an exception': `add_filter( 'rest_pre_dispatch', function () {
		ini_set( 'log_errors', '0' );
		throw new Exception( 'Closed.' );
	} );`,
	'another answer': `add_filter( 'rest_pre_echo_response', function () {
		return array( 'code' => 'closed' );
	} );`,
	'routes that are removed': `add_filter( 'rest_endpoints', function ( $routes ) {
		return array_filter( $routes, function ( $route ) {
			return 0 !== strpos( $route, '/jetpack' );
		}, ARRAY_FILTER_USE_KEY );
	} );`,
	'permissions that are taken away': `add_filter( 'rest_endpoints', function ( $routes ) {
		foreach ( array( 'settings', 'module/all' ) as $path ) {
			$routes[ "/jetpack/v4/$path" ][0]['permission_callback'] = '__return_false';
		}
		return $routes;
	} );`,
	'a role': `add_filter( 'rest_pre_dispatch', function ( $answer ) {
		return current_user_can( 'edit_others_posts' ) ? $answer : closed_error();
	} );`,
	'a user, when the server starts': `add_action( 'rest_api_init', function () {
		if ( ! current_user_can( 'manage_options' ) ) {
			add_filter( 'rest_pre_dispatch', 'closed_error' );
		}
	} );`,
	'another server': `add_filter( 'wp_rest_server_class', function () {
		class Closed_Server extends WP_REST_Server {
			public function serve_request( $path = null ) {
				status_header( 403 );
				echo '{"code":"closed"}';
			}
		}
		return 'Closed_Server';
	} );`,
	'a server that is never asked': `remove_action( 'parse_request', 'rest_api_loaded' );`,
	'no routes at all': `add_action( 'init', function () {
		remove_all_actions( 'rest_api_init' );
	}, 99 );`,
	'an end for the address': `add_action( 'parse_request', function () {
		if ( closed_address() ) {
			status_header( 403 );
			exit( 'Closed.' );
		}
	}, 1 );`,
	'an end when the server starts': `add_action( 'rest_api_init', function () {
		if ( closed_address() ) {
			wp_die( 'Closed.', 403 );
		}
	} );`,
	'a request without a route': `add_filter( 'request', function ( $query ) {
		unset( $query['rest_route'] );
		return $query;
	} );`,
	'a request that is not parsed': `add_filter( 'do_parse_request', function ( $is_parsed ) {
		return $is_parsed && ! closed_address();
	} );`,
};

export const WAYS = Object.keys(CODES);

const CODE = `<?php
function closed_error() {
	return new WP_Error( 'closed', 'Closed.', array( 'status' => 403 ) );
}
function closed_address() {
	return false !== strpos( rawurldecode( $_SERVER['REQUEST_URI'] ), '/jetpack/v4/' );
}
switch ( rawurldecode( $_COOKIE['way'] ?? '' ) ) {
${Object.entries(CODES)
	.map(([way, code]) => `case '${way}':\n${code}\nbreak;`)
	.join('\n')}
}
`;

export const closeRest = () => putMuPlugin(CLOSES_REST, CODE);

const headersOf = async (role: Role, way: string) => ({
	cookie: `${await cookieHeaderOf(role)}; way=${encodeURIComponent(way)}`,
});

/** The answer to the browser's own call; undefined if it is no answer of the route. */
export async function callDirectly(
	path: string,
	role: Role,
	way: string,
): Promise<object | undefined> {
	const response = await fetch(`${SITE}/index.php?rest_route=/jetpack/v4/${path}`, {
		headers: { ...(await headersOf(role, way)), 'x-wp-nonce': await nonceOf(role) },
	});
	const text = await response.text();
	return response.ok && text.startsWith('{') ? (JSON.parse(text) as object) : undefined;
}

export async function readClosedPage(role: Role, way: string) {
	const response = await fetch(OWN_PAGE, { headers: await headersOf(role, way) });
	const { settings, getModules } = printedGlobal(await response.text(), 'Initial_State') ?? {};
	return { settings, modules: Object.keys(getModules ?? {}) };
}
