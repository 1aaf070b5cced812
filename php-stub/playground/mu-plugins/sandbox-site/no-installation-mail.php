<?php
/**
 * Replaces a pluggable function: an installation on this machine writes to nobody.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'wp_new_blog_notification' ) ) {
	/**
	 * Sends nothing.
	 */
	function wp_new_blog_notification() {}
}
