<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

defined( 'ABSPATH' ) || exit;

/** Types of settings. Converts a value from a request, or from an older release, to the type of the key. */
class Casting {

	/**
	 * Casts a value.
	 *
	 * @param mixed  $value Value that passed its validator.
	 * @param string $type  boolean, integer, string, array or object.
	 */
	public static function cast( $value, $type ) {
		switch ( $type ) {
			case 'boolean':
				return in_array( $value, array( true, 1, '1', 'on', 'true' ), true );
			case 'integer':
				return (int) $value;
			case 'string':
				return is_scalar( $value ) ? (string) $value : $value;
			case 'array':
				return array_values( (array) $value );
		}
		return $value;
	}
}
