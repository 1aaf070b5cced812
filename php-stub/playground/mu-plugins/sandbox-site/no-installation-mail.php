<?php
/** Replaces a pluggable function, so that installing the site sends no email. */

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'wp_new_blog_notification' ) ) {
	/** Sends nothing. */
	function wp_new_blog_notification() {}
}
