<?php
/**
 * Plugin Name:       Dashboard for Jetpack
 * Description:       What protects your site, what needs attention and what grows, on one page, with every feature's switch one step away. Works beside Jetpack.
 * Version:           1.0.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Dashboard for Jetpack contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       dashboard-for-jetpack
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack;

defined( 'ABSPATH' ) || exit;

// A second copy in another folder would declare everything twice and cause a fatal error.
if ( defined( __NAMESPACE__ . '\FILE' ) ) {
	return;
}

const FILE = __FILE__;
const DIR  = __DIR__;

require_once __DIR__ . '/plugin/class-autoloader.php';

Plugin\Autoloader::register();

require_once __DIR__ . '/extras/index.php';

// At this point all plugins are loaded, so Jetpack's presence is known.
add_action( 'plugins_loaded', array( Plugin\Plugin::class, 'start' ), 20 );
