<?php

namespace Dashboard_For_Jetpack\Sandbox\Modules;

use Dashboard_For_Jetpack\Sandbox\State\Option;

defined( 'ABSPATH' ) || exit;

/** Enabled modules, and modules that the scenario forces on or off. `{ active: string[], override: slug to "active"|"inactive" }` */
class Store extends Option {

	const NAME = 'dashboard_for_jetpack_modules';
}
