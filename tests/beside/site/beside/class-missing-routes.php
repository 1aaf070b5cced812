<?php
/**
 * A Jetpack without some of its routes.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack_Beside;

defined( 'ABSPATH' ) || exit;

/** Removes routes from the REST server, as a release or another plugin may. */
class Missing_Routes {

	/** Option string[]: paths below `jetpack/v4/`, with parameters in braces. */
	const OPTION = 'beside_missing_routes';

	const ROOT = '/jetpack/v4/';

	/** A value of each parameter. */
	const EXAMPLES = array(
		'{file}'      => 'akismet/akismet',
		'{id}'        => 'welcome',
		'{keyringId}' => '1',
		'{slug}'      => 'stats',
	);

	/** Adds the hook. */
	public static function hook() {
		if ( get_option( self::OPTION ) ) {
			add_filter( 'rest_endpoints', array( self::class, 'remove' ), 1000 );
		}
	}

	/**
	 * Removes the route with the path's exact name, or else all routes whose patterns match it.
	 *
	 * @param array $endpoints Route to handlers.
	 * @return array
	 */
	public static function remove( $endpoints ) {
		foreach ( (array) get_option( self::OPTION ) as $path ) {
			$example = self::ROOT . strtr( $path, self::EXAMPLES );
			if ( isset( $endpoints[ $example ] ) ) {
				unset( $endpoints[ $example ] );
				continue;
			}
			foreach ( array_keys( $endpoints ) as $route ) {
				if ( false !== strpos( $route, '(?P<' ) && preg_match( '@^' . $route . '$@i', $example ) ) {
					unset( $endpoints[ $route ] );
				}
			}
		}
		return $endpoints;
	}
}
