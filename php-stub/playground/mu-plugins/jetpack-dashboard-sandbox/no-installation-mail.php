<?php
/**
 * Replaces a pluggable function: an installation on this machine writes to nobody.
 *
 * @package Jetpack_Dashboard
 */

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'wp_new_blog_notification' ) ) {
	/**
	 * Sends nothing.
	 */
	function wp_new_blog_notification() {}
}
