<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** One invalid value makes the whole request a 400, and nothing is saved. */
class Validators {

	/**
	 * Checks a value.
	 *
	 * @param array $definition Definition of the key.
	 * @param mixed $value      Value from the request.
	 * @return true|WP_Error
	 */
	public static function check( array $definition, $value ) {
		$validator = array( self::class, 'is_' . $definition['validator'] );
		if ( 'enum' === $definition['validator'] ) {
			$is_valid = in_array( $value, $definition['enum'], true );
		} else {
			$is_valid = 'none' === $definition['validator']
				? is_scalar( $value )
				: ( is_callable( $validator ) ? call_user_func( $validator, $value ) : Object_Validators::check( $definition['validator'], $value ) );
		}
		return $is_valid ? true : new WP_Error( 'invalid_param', self::complaint( $definition ) );
	}

	/**
	 * Error message for a key.
	 *
	 * @param array $definition Definition of the key.
	 */
	public static function complaint( array $definition ) {
		$wanted = array(
			/* translators: %s: name of a setting. */
			'boolean'          => __( '%s must be true, false, 0 or 1.', 'dashboard-for-jetpack' ),
			/* translators: %s: name of a setting. */
			'posint'           => __( '%s must be a number greater than zero.', 'dashboard-for-jetpack' ),
			/* translators: %s: name of a setting. */
			'alphanum'         => __( '%s must contain only letters and digits.', 'dashboard-for-jetpack' ),
			/* translators: %s: name of a setting. */
			'string'           => __( '%s must be text.', 'dashboard-for-jetpack' ),
			/* translators: %s: name of a setting. */
			'twitter_username' => __( '%s must be a Twitter name.', 'dashboard-for-jetpack' ),
			/* translators: %s: name of a setting. */
			'stats_roles'      => __( '%s must be a list of existing roles.', 'dashboard-for-jetpack' ),
		);
		/* translators: %s: name of a setting. */
		$text = $wanted[ $definition['validator'] ] ?? __( '%s has an invalid value.', 'dashboard-for-jetpack' );
		if ( 'enum' === $definition['validator'] ) {
			/* translators: %1$s: name of a setting; %2$s: list of values. */
			$text = __( '%1$s must be one of %2$s.', 'dashboard-for-jetpack' );
		}
		return sprintf( $text, $definition['key'], implode( ', ', $definition['enum'] ?? array() ) );
	}

	/**
	 * True, false, 0 and 1, also as text, but not "true".
	 *
	 * @param mixed $value Value from the request.
	 */
	public static function is_boolean( $value ) {
		return in_array( $value, array( true, false, 0, 1, '0', '1' ), true );
	}

	/**
	 * A positive integer.
	 *
	 * @param mixed $value Value from the request.
	 */
	public static function is_posint( $value ) {
		return is_numeric( $value ) && $value > 0;
	}

	/**
	 * Letters and digits, or empty.
	 *
	 * @param mixed $value Value from the request.
	 */
	public static function is_alphanum( $value ) {
		return is_string( $value ) && preg_match( '/^[a-z0-9]*$/i', $value );
	}

	/**
	 * Text.
	 *
	 * @param mixed $value Value from the request.
	 */
	public static function is_string( $value ) {
		return is_string( $value );
	}

	/**
	 * A verification code, or a meta tag with one.
	 *
	 * @param mixed $value Value from the request.
	 */
	public static function is_verification_service( $value ) {
		return is_string( $value ) && preg_match( '/^[a-z0-9_-]*$/i', Special_Keys::code_in( $value ) );
	}

	/**
	 * An optional @ and up to 15 word characters, or empty.
	 *
	 * @param mixed $value Value from the request.
	 */
	public static function is_twitter_username( $value ) {
		return is_string( $value ) && preg_match( '/^(@?\w{1,15})?$/', $value );
	}
}
