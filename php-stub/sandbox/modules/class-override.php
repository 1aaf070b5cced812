<?php

namespace Dashboard_For_Jetpack\Sandbox\Modules;

defined( 'ABSPATH' ) || exit;

/** Modules that code forces on or off. Filter `dashboard_for_jetpack_module_override`: false, "active" or "inactive" for a slug. */
class Override {

	/** Applies the scenario's overrides first, so a filter of the site takes precedence. */
	public static function hook() {
		add_filter( 'dashboard_for_jetpack_module_override', array( self::class, 'of_world' ), 5, 2 );
	}

	/**
	 * Filter callback.
	 *
	 * @param string|false $override Value so far.
	 * @param string       $slug     Module.
	 * @return string|false
	 */
	public static function of_world( $override, $slug ) {
		$overrides = (array) Store::get( 'override', array() );
		return $overrides[ $slug ] ?? $override;
	}

	/**
	 * The override of a module.
	 *
	 * @param string $slug Module.
	 * @return string|false "active", "inactive" or false.
	 */
	public static function of( $slug ) {
		$override = apply_filters( 'dashboard_for_jetpack_module_override', false, $slug );
		return in_array( $override, array( 'active', 'inactive' ), true ) ? $override : false;
	}
}
