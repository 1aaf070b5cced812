<?php
/**
 * Which modules were switched on, and which are held by the site's own code.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\State\Option;

defined( 'ABSPATH' ) || exit;

/**
 * `{ active: string[], override: slug to "active"|"inactive" }`
 */
class Store extends Option {

	const NAME = 'jetpack_dashboard_modules';
}
