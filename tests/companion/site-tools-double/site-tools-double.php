<?php
/**
 * Plugin Name: Doubles for the site tools (companion tests)
 * Description: A WP_CLI class for requests that ask for it, the Abilities API on older WordPress, and routes that use both.
 * Version:     1.0
 * Update URI:  false
 */

use Dashboard_For_Jetpack\Sandbox\Settings\Store;
use Dashboard_For_Jetpack\Site_Tools\Settings;

if ( isset( $_SERVER['HTTP_X_WP_CLI'] ) ) {
	define( 'WP_CLI', true );
	require __DIR__ . '/class-wp-cli.php';
}

/** Registers what the double of the Abilities API remembers. */
if ( ! function_exists( 'wp_register_ability' ) && empty( $_SERVER['HTTP_X_OLD_WORDPRESS'] ) ) {
	$GLOBALS['doubles_abilities'] = array();

	function wp_register_ability_category( $slug, array $args ) {
		return compact( 'slug', 'args' );
	}

	function wp_register_ability( $name, array $args ) {
		$GLOBALS['doubles_abilities'][ $name ] = $args;
	}

	function wp_get_abilities() {
		do_action( 'wp_abilities_api_categories_init' );
		do_action( 'wp_abilities_api_init' );
		return $GLOBALS['doubles_abilities'];
	}
}

/** Changes settings after the command has read them, as another process would, bypassing the options that this one remembers. */
function save_between( array $values ) {
	$save = static function () use ( $values, &$save ) {
		global $wpdb;
		remove_action( 'double_of_wp_cli_ran', $save );
		$all = array_merge( Store::all(), $values );
		$wpdb->update( $wpdb->options, array( 'option_value' => maybe_serialize( $all ) ), array( 'option_name' => Store::NAME ) );
		// The next command is another process.
		wp_cache_flush_runtime();
	};
	add_action( 'double_of_wp_cli_ran', $save );
}

add_action(
	'rest_api_init',
	static function () {
		$routes = array(
			'cli'       => static function ( WP_REST_Request $request ) {
				if ( $request['between'] ) {
					save_between( $request['between'] );
				}
				if ( $request['printed'] ) {
					WP_CLI::$launch = static function () use ( $request ) {
						return $request['printed'];
					};
				}
				return WP_CLI::run( $request['command'], (array) $request['args'], (array) $request['options'], $request['file'] );
			},
			'abilities' => static function () {
				return function_exists( 'wp_get_abilities' ) ? array_values( preg_grep( '#^dashboard-for-jetpack/#', array_keys( wp_get_abilities() ) ) ) : null;
			},
			'ability'   => static function ( WP_REST_Request $request ) {
				$ability   = wp_get_abilities()[ $request['name'] ];
				$is_double = is_array( $ability );
				$is_denied = $is_double && ! call_user_func( $ability['permission_callback'] );
				$answer    = $is_denied ? new WP_Error() : ( $is_double ? call_user_func( $ability['execute_callback'] ) : $ability->execute() );
				return is_wp_error( $answer ) ? new WP_Error( 'forbidden', 'Forbidden', array( 'status' => 403 ) ) : array(
					'answer' => $answer,
					'valid'  => ! $is_double || true === rest_validate_value_from_schema( json_decode( wp_json_encode( $answer ), true ), $ability['output_schema'], 'answer' ),
					'meta'   => $is_double ? $ability['meta'] : $ability->get_meta(),
				);
			},
			'locks'     => static function ( WP_REST_Request $request ) {
				return array_map(
					static function ( $one ) {
						return Settings::lock( $one['site'], $one['key'] );
					},
					$request['cases']
				);
			},
		);
		foreach ( $routes as $name => $callback ) {
			$route = array( 'methods' => 'POST', 'callback' => $callback, 'permission_callback' => '__return_true' );
			register_rest_route( 'site-tools-double/v1', "/$name", $route );
		}
	}
);
