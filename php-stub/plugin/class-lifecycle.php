<?php
/**
 * What happens when the plugin is switched on.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Plugin;

use Jetpack_Dashboard\Cloud\Scenario_Loader;
use Jetpack_Dashboard\State\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Activation. Removal is in uninstall.php, which WordPress runs without the plugin.
 */
class Lifecycle {

	/**
	 * Gives a site its first world, unless Jetpack answers there.
	 */
	public static function activate() {
		if ( Mode::STUB === Mode::current() ) {
			self::ensure_world();
		}
	}

	/**
	 * Loads the first world where there never was one: the plugin was activated beside Jetpack, and Jetpack has gone since.
	 * A site that has been used keeps what it has.
	 */
	public static function ensure_world() {
		if ( ! Connection::all() ) {
			Scenario_Loader::load( Scenario_Loader::FIRST );
		}
	}
}
