<?php
/**
 * A site that reads from right to left, for whoever carries the cookie `jetpack_dashboard_direction=rtl`.
 *
 * Language packs cannot be downloaded here, and turning `dir` round in the page would leave WordPress's own
 * left-to-right sheets in place.
 *
 * @package Dashboard_For_Jetpack
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
