<?php
/**
 * Plugin Name: Sandbox site
 * Description: Keeps the site that npm start boots quiet and off the network. Never part of the installable plugin.
 *
 * @package Jetpack_Dashboard
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/jetpack-dashboard-sandbox/off-the-network.php';
require __DIR__ . '/jetpack-dashboard-sandbox/no-nags.php';
require __DIR__ . '/jetpack-dashboard-sandbox/right-to-left.php';
