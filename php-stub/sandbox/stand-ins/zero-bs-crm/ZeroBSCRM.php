<?php
/**
 * Plugin Name:       Jetpack CRM (stand-in)
 * Description:       Stands in for Jetpack CRM in the sandbox of Dashboard for Jetpack, so that installing and activating it can be tried out. It has no customers.
 * Version:           1.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Dashboard for Jetpack contributors
 * License:           GPL-2.0-or-later
 * Text Domain:       dashboard-for-jetpack
 * Update URI:        false
 * Stand-in of:       dashboard-for-jetpack
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;
