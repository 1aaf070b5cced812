<?php
/**
 * Plugin Name:       Jetpack Dashboard
 * Description:       The administration dashboard of Jetpack: at a glance, settings, plans and recommendations. Works beside Jetpack, or on its own with a sandbox in place of the cloud.
 * Version:           0.1.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Jetpack Dashboard contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       jetpack
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard;

defined( 'ABSPATH' ) || exit;

const FILE = __FILE__;
const DIR  = __DIR__;

require_once __DIR__ . '/plugin/class-autoloader.php';

Plugin\Autoloader::register();
register_activation_hook( FILE, array( Plugin\Lifecycle::class, 'activate' ) );

// Late enough to know whether Jetpack itself is there.
add_action( 'plugins_loaded', array( Plugin\Plugin::class, 'start' ), 20 );
