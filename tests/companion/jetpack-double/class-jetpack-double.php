<?php
/** Faults that a test asks for. */

/**
 * Reads the option `jetpack_double`, which the README describes. Its facts, none true by default: `agreed` (to the terms), `alert` (above Jetpack's dashboard),
 * `disconnected`, `isPurchaser`, `keyInCode` (of Akismet), `loadsModules`, `offline`, `optedOut` (the user, of usage tracking).
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

	public static function get( $name, $fallback ) {
		return get_option( 'jetpack_double', array() )[ $name ] ?? $fallback;
	}

	public static function is( $fact ) {
		return (bool) self::get( $fact, false );
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
