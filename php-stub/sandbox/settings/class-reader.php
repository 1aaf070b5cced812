<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Plugins\Runs;

defined( 'ABSPATH' ) || exit;

/** Values that GET settings returns, which may differ from the values that were sent. */
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
		$values['akismet'] = Runs::akismet();
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
		return Special_Keys::read( $key, $value );
	}
}
