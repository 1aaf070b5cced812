<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The assistant's data: a map whose values are booleans (also 0 and 1), strings or lists of strings. */
class Recommendations_Data {

	/**
	 * Validates.
	 *
	 * @param mixed $value Value from the request.
	 * @return true|WP_Error
	 */
	public static function check( $value ) {
		if ( ! is_array( $value ) ) {
			return new WP_Error( 'invalid_param', __( 'The data must be an object.', 'dashboard-for-jetpack' ) );
		}
		foreach ( $value as $key => $one ) {
			if ( ! self::is_allowed( $one ) ) {
				/* translators: %s: name of a value. */
				return new WP_Error( 'invalid_param', sprintf( __( '%s must be true or false, a text or a list of texts.', 'dashboard-for-jetpack' ), esc_html( $key ) ) );
			}
		}
		return true;
	}

	/**
	 * Strips markup from texts.
	 *
	 * @param array $data Valid map.
	 */
	public static function sanitize( array $data ) {
		$clean = array();
		foreach ( $data as $key => $value ) {
			$key           = sanitize_text_field( (string) $key );
			$clean[ $key ] = is_string( $value ) ? sanitize_text_field( $value ) : $value;
			if ( is_array( $value ) ) {
				$clean[ $key ] = array_values( array_map( 'sanitize_text_field', $value ) );
			}
		}
		return $clean;
	}

	private static function is_allowed( $value ) {
		return is_bool( $value ) || is_string( $value ) || in_array( $value, array( 0, 1 ), true )
			|| ( is_array( $value ) && array_filter( $value, 'is_string' ) === $value );
	}
}
