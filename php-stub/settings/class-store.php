<?php
/**
 * Settings that somebody has changed.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Settings;

use Jetpack_Dashboard\State\Option;

defined( 'ABSPATH' ) || exit;

/**
 * Key to value, only for keys that were saved. Reader knows what the others read as.
 */
class Store extends Option {

	const NAME = 'jetpack_dashboard_settings';
}
