<?php
/**
 * Faults that a test asks for.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads the option `jetpack_double`: { absent: string[], throwing: string[], state: map of Jetpack::state(), isPurchaser: bool, crisis: map, texts: map, menu: string, version: string,
 * provider: address that the connection package asks }.
 */
class Jetpack_Double {

	/**
	 * Whether a file, a route, a write, a capability or the helper is missing, as in a release that lacks it.
	 *
	 * @param string $name Name of the file without `.php`, path of the route, `POST` and a path, capability, or `helper`.
	 * @return bool
	 */
	public static function is_absent( $name ) {
		return in_array( $name, self::get( 'absent', array() ), true );
	}

	/**
	 * One entry of the option.
	 *
	 * @param string $name     Name of the entry.
	 * @param mixed  $fallback Value of an entry that is not set.
	 * @return mixed
	 */
	public static function get( $name, $fallback ) {
		return get_option( 'jetpack_double', array() )[ $name ] ?? $fallback;
	}

	/**
	 * Whether Jetpack has an alert above its dashboard.
	 *
	 * @return bool
	 */
	public static function has_alert() {
		return ! empty( get_option( 'jetpack_double', array() )['alert'] );
	}

	/**
	 * Whether the test says that a fact is true; by default, none is.
	 *
	 * @param string $fact `agreed`: to the terms; `keyInCode`: Akismet's key is set by a filter; `offline`: the site; `optedOut`: the user, of usage tracking.
	 * @return bool
	 */
	public static function is( $fact ) {
		return (bool) ( get_option( 'jetpack_double', array() )[ $fact ] ?? false );
	}

	/**
	 * Throws if the test requests it, while an output buffer is open.
	 *
	 * @param string $method `Class::method`, or the path of a route.
	 * @throws RuntimeException If the method, or its whole class, is in the list.
	 */
	public static function may_throw( $method ) {
		foreach ( self::get( 'throwing', array() ) as $name ) {
			if ( 0 === strpos( $method, $name ) ) {
				ob_start();
				throw new RuntimeException( "$method is broken" );
			}
		}
	}
}
