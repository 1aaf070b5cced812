<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

use Dashboard_For_Jetpack\Sandbox\Modules\Table;
use Dashboard_For_Jetpack\Sandbox\Release;
use Dashboard_For_Jetpack\Sandbox\Wire_Table;

defined( 'ABSPATH' ) || exit;

/** Options of fixtures/wire/settings.json and of the scenario's release, and every module slug as a boolean. */
class Definitions {

	/** @var array Definitions by release and key, built once per request. */
	private static $by_key = array();

	/**
	 * Options, without module slugs.
	 *
	 * @return array Key to { key, type, default, group, validator, read, enum?, sanitizer?, packedIn?, action? }.
	 */
	public static function options() {
		$release = Release::name();
		if ( ! isset( self::$by_key[ $release ] ) ) {
			self::$by_key[ $release ] = Release::settings( array_column( (array) Wire_Table::read( 'wire/settings' ), null, 'key' ) );
		}
		return self::$by_key[ $release ];
	}

	/** @return array|null Definition of one key, an option or a module. */
	public static function find( $key ) {
		if ( isset( self::options()[ $key ] ) ) {
			return self::options()[ $key ];
		}
		if ( ! Table::find( $key ) ) {
			return null;
		}
		return array(
			'key'       => $key,
			'type'      => 'boolean',
			'default'   => false,
			'group'     => 'modules',
			'validator' => 'boolean',
		);
	}

	/** @return string[] All keys. */
	public static function keys() {
		return array_merge( array_keys( self::options() ), array_keys( Table::all() ) );
	}
}
