<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Dashboard_For_Jetpack\Admin_Page\Foreign_Code;
use Dashboard_For_Jetpack\Admin_Page\Inner_Call;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Checks for a method before each call, because releases of Jetpack move and remove classes. Exceptions of the called code are not caught here,
 * except by safely(): the adapter catches them for the whole piece.
 */
class Ask {

	/**
	 * Result of a static method that a piece needs.
	 *
	 * @param string $name    Class.
	 * @param string $method  Static method.
	 * @param mixed  ...$args Arguments.
	 * @throws Missing_Part If this Jetpack has no such method.
	 */
	public static function of( $name, $method, ...$args ) {
		if ( ! is_callable( array( $name, $method ) ) ) {
			throw new Missing_Part( esc_html( "This Jetpack has no $name::$method()." ) );
		}
		return call_user_func_array( array( $name, $method ), $args );
	}

	/**
	 * Result of an instance method that a piece needs.
	 *
	 * @param string $name    Class whose constructor needs no arguments.
	 * @param mixed  ...$args Arguments.
	 * @throws Missing_Part If this Jetpack has no such method.
	 */
	public static function of_new( $name, $method, ...$args ) {
		if ( ! method_exists( $name, $method ) ) {
			throw new Missing_Part( esc_html( "This Jetpack has no $name::$method()." ) );
		}
		return ( new $name() )->$method( ...$args );
	}

	/**
	 * Result of a static method, or a default if this Jetpack has no such method.
	 *
	 * @param mixed  $fallback Result if the method is missing.
	 * @param string $name     Class.
	 * @param string $method   Static method.
	 * @param mixed  ...$args  Arguments.
	 */
	public static function maybe( $fallback, $name, $method, ...$args ) {
		return is_callable( array( $name, $method ) ) ? self::of( $name, $method, ...$args ) : $fallback;
	}

	/**
	 * Result of an instance method, or a default if this Jetpack has no such method.
	 *
	 * @param mixed  $fallback Result if the method is missing.
	 * @param string $name     Class whose constructor needs no arguments.
	 * @param mixed  ...$args  Arguments.
	 */
	public static function maybe_new( $fallback, $name, $method, ...$args ) {
		return method_exists( $name, $method ) ? self::of_new( $name, $method, ...$args ) : $fallback;
	}

	/**
	 * Result of a function that calls foreign code, or a default if it throws.
	 *
	 * @param callable $function Function without arguments.
	 * @param mixed    $fallback Result if it throws.
	 */
	public static function safely( callable $function, $fallback ) {
		try {
			return Foreign_Code::run( $function );
		} catch ( Throwable $fault ) {
			return $fallback;
		}
	}

	/**
	 * One of Jetpack's own options.
	 *
	 * @param string $name     Name without Jetpack's prefix.
	 * @param mixed  $fallback Value of an option that is not set.
	 * @throws Missing_Part If this Jetpack has no such class.
	 */
	public static function option( $name, $fallback ) {
		return self::of( 'Jetpack_Options', 'get_option', $name, $fallback );
	}

	/**
	 * Answer of one of Jetpack's own REST routes to the current user, as the app would receive it.
	 *
	 * @param string $path Below `jetpack/v4/`.
	 * @throws Missing_Part If the route is missing or refuses, with its reason.
	 */
	public static function route( $path ) {
		$answer = Inner_Call::get( Inner_Call::ROOT . $path );
		$data   = $answer['data'];
		if ( $answer['status'] >= 400 ) {
			$reason = is_array( $data ) ? (string) ( $data['message'] ?? '' ) : '';
			throw new Missing_Part( esc_html( "GET $path: " . wp_strip_all_tags( '' === $reason ? $answer['status'] : $reason ) ) );
		}
		if ( ! is_array( $data ) ) {
			throw new Missing_Part( esc_html( "GET $path: the answer is not a map." ) );
		}
		return $data;
	}
}
