<?php

namespace Dashboard_For_Jetpack\Sandbox\Modules;

use Dashboard_For_Jetpack\Sandbox\Release;
use Dashboard_For_Jetpack\Sandbox\Wire_Table;

defined( 'ABSPATH' ) || exit;

/** Module records from the fixtures. Data that is the same on every site: fixtures/wire/modules.json by slug. */
class Table {

	/** @var array Records by release and slug, built once per request. */
	private static $by_slug = array();

	/**
	 * Every record, in the order of `sort`.
	 *
	 * @return array Slug to record.
	 */
	public static function all() {
		$release = Release::name();
		if ( ! isset( self::$by_slug[ $release ] ) ) {
			/**
			 * Filters the modules of this site.
			 *
			 * @param array $modules Slug to record, as in fixtures/wire/modules.json.
			 */
			self::$by_slug[ $release ] = apply_filters( 'dashboard_for_jetpack_modules', Release::modules( array_column( (array) Wire_Table::read( 'wire/modules' ), null, 'module' ) ) );
		}
		return self::$by_slug[ $release ];
	}

	/**
	 * One record.
	 *
	 * @param string $slug Module.
	 * @return array|null
	 */
	public static function find( $slug ) {
		return self::all()[ $slug ] ?? null;
	}
}
