<?php
/**
 * Plugin Name: Jetpack (double of the companion tests)
 * Description: Defines only the names of Jetpack that Dashboard for Jetpack uses. README.md in the parent folder lists them.
 * Version:     99.1
 * Update URI:  false
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

define( 'JETPACK__VERSION', '99.1' );
define( 'JETPACK__PLUGIN_DIR', __DIR__ . '/' );

require_once __DIR__ . '/class-jetpack.php';
require_once __DIR__ . '/class-initial-state.php';
require_once __DIR__ . '/class-manager.php';
require_once __DIR__ . '/class-status.php';

Jetpack::hook();
