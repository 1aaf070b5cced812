<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

use Dashboard_For_Jetpack\Admin_Page\Places;
use Dashboard_For_Jetpack\Plugin\Build;

defined( 'ABSPATH' ) || exit;

/** The modules and settings whose change can keep people from logging in or from reaching the site, and where Jetpack 11.2 to 16.1.2 stores them. */
class Lock_Outs {

	/** Settings that are texts or lists; all others are switches. */
	const TEXTS = array( 'jetpack_protect_global_whitelist', 'jetpack_waf_ip_allow_list', 'jetpack_waf_ip_block_list' );

	/** @return array[] Everything that can lock people out: unique name → { key: of the setting, option, path, item: as in Stored_Part }. */
	public static function all() {
		$table    = Build::table( 'places' )['lockOuts'];
		$stand_in = Places::stand_in();
		$part     = static fn( $key, $option, array $path, $item ) => compact( 'key', 'option', 'path', 'item' );
		$all      = array();
		foreach ( $table['modules'] as $key ) {
			$all[ $key ] = $part( $key, $stand_in['modules'] ?? Places::MODULES, $stand_in ? array( 'active' ) : array(), $key );
		}
		foreach ( $table['options'] as $option => $key ) {
			$all[ $option ] = $part( $key, $stand_in['settings'] ?? $option, $stand_in ? array( $key ) : array(), '' );
		}
		return $all;
	}

	/** @return bool|string A value as the settings' REST route has it, for people. */
	public static function for_people( array $part, $value ) {
		if ( '' !== $part['item'] ) {
			return null !== $value;
		}
		$text = is_string( $value ) ? $value : (string) wp_json_encode( $value );
		return in_array( $part['key'], self::TEXTS, true ) ? $text : (bool) $value;
	}
}
