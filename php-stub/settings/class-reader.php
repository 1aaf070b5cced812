<?php
/**
 * Reading settings.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Settings;

use Jetpack_Dashboard\Modules\Active_Modules;

defined( 'ABSPATH' ) || exit;

/**
 * The value that GET settings shows, which is not always the value that was sent.
 */
class Reader {

	/**
	 * GET settings.
	 *
	 * @return array 123 keys.
	 */
	public static function all() {
		$values = array();
		foreach ( Definitions::keys() as $key ) {
			$values[ $key ] = self::read( $key );
		}
		$values['akismet'] = self::is_akismet_active();
		return $values;
	}

	/**
	 * One value.
	 *
	 * @param string $key Option or module slug.
	 * @return mixed Null for an unknown key.
	 */
	public static function read( $key ) {
		$definition = Definitions::find( $key );
		if ( ! $definition ) {
			return null;
		}
		if ( 'modules' === $definition['group'] ) {
			return Active_Modules::is_active( $key );
		}
		$is_stored = array_key_exists( $key, Store::all() );
		$value     = $is_stored ? Casting::cast( Store::get( $key ), $definition['type'] ) : $definition['read'];
		$special   = Special_Keys::find( $key );
		return $special ? $special->read( $value ) : $value;
	}

	/**
	 * Whether the anti-spam plugin runs.
	 *
	 * @return bool
	 */
	public static function is_akismet_active() {
		return class_exists( 'Akismet', false );
	}
}
