<?php

namespace Dashboard_For_Jetpack\Site_Tools;

defined( 'ABSPATH' ) || exit;

/** A value as a file of settings has it. A module has no record in the table, and its value is a bool. */
class Setting_Value {

	/**
	 * Normalizes a saved value, however servers print it, as in src/domain/settings/file/values.ts.
	 *
	 * @param array|null $setting Record of the table.
	 * @param mixed      $saved   The server's value.
	 */
	public static function of( $setting, $saved ) {
		switch ( $setting ? $setting['kind'] : 'module' ) {
			case 'module':
				return self::is_truthy( $saved );
			case 'switch':
				return $setting['isFlag'] ? in_array( $saved, array( true, 1, '1' ), true ) : self::is_truthy( $saved );
			case 'list':
				$members = array_unique( array_merge( $setting['always'], array_filter( (array) $saved, 'is_string' ) ) );
				sort( $members );
				return array_values( array_diff( $members, array( '' ) ) );
			case 'map':
				return self::sorted( array_merge( $setting['empty'], is_array( $saved ) ? $saved : array() ) );
			default:
				return is_string( $saved ) || is_int( $saved ) || is_float( $saved ) ? (string) $saved : '';
		}
	}

	/**
	 * A value for `wp_json_encode()`, which would write an empty map as a list.
	 *
	 * @param array|null $setting Record of the table.
	 * @param mixed      $value   Result of of().
	 */
	public static function for_json( $setting, $value ) {
		return $setting && 'map' === $setting['kind'] ? (object) $value : $value;
	}

	/**
	 * Whether a value of a file has the type of its setting.
	 *
	 * @param array|null $setting Record of the table.
	 * @param mixed      $value   The file's value.
	 */
	public static function has_type( $setting, $value ) {
		switch ( $setting ? $setting['kind'] : 'module' ) {
			case 'module':
			case 'switch':
				return is_bool( $value );
			case 'list':
				return is_array( $value ) && array_filter( $value, 'is_string' ) === $value && array_values( $value ) === $value;
			case 'map':
				return is_array( $value ) && ( array() === $value || array_values( $value ) !== $value );
			default:
				return is_string( $value );
		}
	}

	/**
	 * Whether the server would save two values as the same one.
	 *
	 * @param mixed $one   Result of of().
	 * @param mixed $other Result of of().
	 */
	public static function is_same( $one, $other ) {
		return is_string( $one ) && is_string( $other ) ? self::plain( $one ) === self::plain( $other ) : $one === $other;
	}

	/**
	 * A value as people read it.
	 *
	 * @param array|null $setting Record of the table.
	 * @param mixed      $value   Result of of().
	 * @param array      $choices Value → label.
	 */
	public static function describe( $setting, $value, array $choices = array() ) {
		if ( is_bool( $value ) ) {
			$is_on = ( $setting ? $setting['isInverted'] : false ) !== $value;
			return $is_on ? __( 'On', 'dashboard-for-jetpack' ) : __( 'Off', 'dashboard-for-jetpack' );
		}
		if ( is_string( $value ) ) {
			$text = isset( $choices[ $value ] ) ? $choices[ $value ] : $value;
		} elseif ( 'list' === $setting['kind'] ) {
			$text = wp_sprintf( '%l', $value );
		} else {
			$text = (string) wp_json_encode( $value );
		}
		return '' === $text ? __( 'Empty', 'dashboard-for-jetpack' ) : $text;
	}

	/** @return bool JavaScript's idea of true, which the app uses: a text is true unless it is empty, even "0". */
	private static function is_truthy( $value ) {
		return is_string( $value ) ? '' !== $value : (bool) $value || is_array( $value );
	}

	private static function plain( $text ) {
		return trim( str_replace( array( "\r\n", "\r" ), "\n", $text ) );
	}

	private static function sorted( array $map ) {
		ksort( $map );
		return $map;
	}
}
