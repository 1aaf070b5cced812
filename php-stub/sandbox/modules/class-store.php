<?php
/**
 * Enabled modules, and modules that the scenario forces on or off.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Modules;

use Dashboard_For_Jetpack\Sandbox\State\Option;

defined( 'ABSPATH' ) || exit;

/** `{ active: string[], override: slug to "active"|"inactive" }` */
class Store extends Option {

	const NAME = 'dashboard_for_jetpack_modules';
}
