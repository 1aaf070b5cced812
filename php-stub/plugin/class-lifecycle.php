<?php
/**
 * What happens when the plugin is switched on.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Plugin;

use Jetpack_Dashboard\Cloud\Scenario_Loader;

defined( 'ABSPATH' ) || exit;

/**
 * Activation. Removal is in uninstall.php, which WordPress runs without the plugin.
 */
class Lifecycle {

	/**
	 * Gives a site that has never seen the plugin its first world. A site that has been used keeps what it has.
	 */
	public static function activate() {
		if ( Mode::STUB === Mode::current() && ! Scenario_Loader::current() ) {
			Scenario_Loader::load( Scenario_Loader::FIRST );
		}
	}
}
