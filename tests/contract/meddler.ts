import { putMuPlugin, removeMuPlugin } from './mu-plugin';

const NAME = 'meddler';

/**
 * Acts like other people's plugins. The cookie `meddle` says how, and on which routes below `jetpack/v4/`: "exit@plugins language@rewind". Rules of
 * the site are in the
 * cookie `rule`: "refuse", "refuse@plugins". With the cookie `watch`, a request in which REST answers posts says so at its end. With `buffer`, an
 * output buffer is open throughout.
 */
const CODE = `<?php
function meddle_to( $cookie, $route ) {
	foreach ( explode( ' ', $_COOKIE[ $cookie ] ?? '' ) as $one ) {
		list( $deed, $place ) = explode( '@', $one . '@' );
		if ( '' === $place || '/jetpack/v4/' . $place === $route ) {
			return $deed;
		}
	}
	return '';
}
add_filter(
	'get_available_languages',
	static function ( $languages ) {
		return array_merge( $languages, array( 'de_DE', 'fr_FR' ) );
	}
);
add_filter( 'meddler_look', '__return_true' );
add_filter(
	'rest_dispatch_request',
	static function ( $result, $request ) {
		switch ( meddle_to( 'meddle', $request->get_route() ) ) {
			case 'user-1':
				wp_set_current_user( 1 );
				break;
			case 'user-0':
				wp_set_current_user( 0 );
				break;
			case 'throw-as-user-1':
				ob_start();
				wp_set_current_user( 1 );
				throw new Exception( 'Thrown by the meddler.' );
			case 'exit':
				wp_set_current_user( 1 );
				ob_start();
				echo '<p>Printed by the meddler.</p>';
				exit;
			case 'die':
				wp_die( 'Printed by the meddler.' );
			case 'fatal':
				ini_set( 'log_errors', '0' );
				ini_set( 'memory_limit', memory_get_usage() + 8000000 );
				str_repeat( 'x', 90000000 );
				break;
			case 'buffers':
				echo '<p>Printed by the meddler.</p>';
				while ( ob_get_level() ) {
					ob_end_flush();
				}
				ob_start();
				break;
			case 'input':
				$_GET    = array( 'page' => 'elsewhere' );
				$_SERVER = array( 'REQUEST_METHOD' => 'POST' );
				break;
			case 'language':
				switch_to_locale( 'de_DE' );
				switch_to_locale( 'fr_FR' );
				break;
			case 'hooks':
				add_filter( 'meddled', '__return_true' );
				remove_all_filters( 'meddler_look' );
				break;
			case 'load':
				$file = wp_tempnam( 'meddler' );
				file_put_contents( $file, "<?php add_filter( 'meddled', static function () {} );" );
				require $file;
				unlink( $file );
				break;
			case 'site':
				$others = array(
					'fields'       => 'ids',
					'site__not_in' => array( get_current_blog_id() ),
				);
				foreach ( get_sites( $others ) as $other ) {
					switch_to_blog( $other );
				}
				break;
			case 'nest':
				wp_set_current_user( 1 );
				switch_to_locale( 'de_DE' );
				try {
					Dashboard_For_Jetpack\\Admin_Page\\Inner_Call::get( 'jetpack/v4/rewind' );
				} catch ( RuntimeException $fault ) {
					unset( $fault );
				}
				return array( get_current_user_id(), determine_locale() );
			case 'wait':
				$answer = wp_remote_get( 'http://127.0.0.1:' . $_COOKIE['host'], array( 'timeout' => 20 ) );
				return array( 'is_remembered' => is_wp_error( $answer ) );
			case 'cache':
				return isset( $_GET['_cacheBuster'] ) ? 'bypassed' : 'used';
			case 'look':
				return array(
					'method' => $_SERVER['REQUEST_METHOD'],
					'uri'    => remove_query_arg( array( '_cacheBuster', '_locale' ), $_SERVER['REQUEST_URI'] ),
					'range'  => $_GET['range'] ?? '',
					'user'   => get_current_user_id(),
					'locale' => array( determine_locale(), is_locale_switched() ),
					'hooks'  => array( has_filter( 'meddled' ), has_filter( 'meddler_look' ) ),
					'site'   => array( get_current_blog_id(), function_exists( 'ms_is_switched' ) && ms_is_switched() ),
				);
		}
		return $result;
	},
	10,
	2
);
add_filter(
	'rest_authentication_errors',
	static function ( $verdict ) {
		if ( ! isset( $_COOKIE['rule'] ) ) {
			return $verdict;
		}
		$uri = rawurldecode( $_SERVER['REQUEST_URI'] );
		preg_match( '#/jetpack/v4/[^?&]*#', $uri, $found );
		switch ( meddle_to( 'rule', $found[0] ?? '' ) ) {
			case 'refuse':
				return new WP_Error( 'meddler', 'Refused by the meddler.', array( 'status' => 401 ) );
			case 'user-0':
				wp_set_current_user( 0 );
				break;
			case 'exit':
				echo 'Printed by the meddler.';
				exit;
		}
		return $verdict;
	}
);
if ( isset( $_COOKIE['buffer'] ) ) {
	add_action( 'init', 'ob_start', 10, 0 );
}
if ( isset( $_COOKIE['watch'] ) ) {
	add_filter(
		'rest_prepare_post',
		static function ( $answer ) {
			add_action(
				'shutdown',
				static function () {
					echo '<!-- posts were asked for -->';
				}
			);
			return $answer;
		}
	);
}
foreach ( array( 'rest_post_dispatch', 'rest_pre_echo_response' ) as $hook ) {
	add_filter(
		$hook,
		static function ( $answer ) use ( $hook ) {
			if ( ( $_COOKIE['rule'] ?? '' ) === $hook && $answer instanceof WP_REST_Response ) {
				$answer->set_status( 418 );
				$answer->set_data( $hook );
			}
			return ( $_COOKIE['rule'] ?? '' ) === $hook && ! $answer instanceof WP_REST_Response ? $hook : $answer;
		}
	);
}
`;

export const putMeddler = () => putMuPlugin(NAME, CODE);
export const removeMeddler = () => removeMuPlugin(NAME);
