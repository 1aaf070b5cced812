<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

use Dashboard_For_Jetpack\Sandbox\Modules\Switcher;

defined( 'ABSPATH' ) || exit;

/** Saves as many keys as possible. The values have passed their validators, but a key may still be unknown, or its handler may refuse it. */
class Writer {

	/**
	 * Saves keys, modules first, because an option may need its module.
	 *
	 * @param array       $values Key to value.
	 * @param string|null $module If given, only keys of this module are accepted.
	 * @return Save_Result
	 */
	public static function save( array $values, $module = null ) {
		$result  = new Save_Result();
		$options = array();
		foreach ( $values as $key => $value ) {
			$definition = Definitions::find( (string) $key );
			if ( ! $definition || ( $module && $definition['group'] !== $module ) ) {
				$result->unknown[] = (string) $key;
			} elseif ( 'modules' === $definition['group'] ) {
				self::switch_module( $key, Casting::cast( $value, 'boolean' ), $result );
			} else {
				$options[ $key ] = $definition;
			}
		}
		foreach ( $options as $key => $definition ) {
			self::save_option( $definition, $values[ $key ], $result );
		}
		return $result;
	}

	private static function switch_module( $slug, $is_on, Save_Result $result ) {
		$switched = $is_on ? Switcher::activate( $slug ) : Switcher::deactivate( $slug );
		if ( is_wp_error( $switched ) && 'already_inactive' !== $switched->get_error_code() ) {
			$result->refused[ $slug ] = $switched->get_error_message();
		}
	}

	private static function save_option( array $definition, $value, Save_Result $result ) {
		$key     = $definition['key'];
		$value   = Casting::cast( $value, $definition['type'] );
		$value   = isset( $definition['sanitizer'] ) ? Sanitizers::apply( $definition['sanitizer'], $value ) : $value;
		$outcome = Special_Keys::write( $key, $value );
		if ( is_wp_error( $outcome ) ) {
			$result->refused[ $key ] = $outcome->get_error_message();
			return;
		}
		if ( array_key_exists( 'store', $outcome ) ) {
			Store::set( array( $outcome['into'] ?? $key => $outcome['store'] ) );
		}
		$result->extras += $outcome['extras'] ?? array();
		if ( isset( $outcome['bare'] ) ) {
			$result->bare = $outcome['bare'];
		}
	}
}
