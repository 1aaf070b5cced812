<?php
/**
 * Shows the site right to left to browsers with the cookie `jetpack_dashboard_direction=rtl`. Language packs cannot be downloaded here, and changing `dir` in
 * the page alone would keep WordPress's left-to-right stylesheets.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		if ( 'rtl' !== ( $_COOKIE['jetpack_dashboard_direction'] ?? '' ) ) {
			return;
		}
		$GLOBALS['wp_locale']->text_direction = 'rtl';
		wp_styles()->text_direction           = 'rtl';
	},
	0
);
