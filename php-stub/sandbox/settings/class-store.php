<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

use Dashboard_For_Jetpack\Sandbox\State\Option;

defined( 'ABSPATH' ) || exit;

/** Key to value, only for keys that were saved. Reader provides the defaults of the others. */
class Store extends Option {

	const NAME = 'dashboard_for_jetpack_settings';
}
