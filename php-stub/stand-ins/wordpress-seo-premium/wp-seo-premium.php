<?php
/**
 * Plugin Name:       Yoast SEO Premium (stand-in)
 * Description:       Stands in for Yoast SEO Premium in the sandbox of Jetpack Dashboard, so that installing and activating it can be tried out. It changes no page.
 * Version:           1.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Jetpack Dashboard contributors
 * License:           GPL-2.0-or-later
 * Text Domain:       jetpack
 * Update URI:        false
 * Stand-in of:       jetpack-dashboard
 *
 * @package Jetpack_Dashboard
 */

defined( 'ABSPATH' ) || exit;
