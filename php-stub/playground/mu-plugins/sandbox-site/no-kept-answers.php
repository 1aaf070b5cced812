<?php
/** Opens pages without kept answers for browsers with the cookie `jetpack_dashboard_answers=none`, because most tests begin as on a first visit. */

use Dashboard_For_Jetpack\Admin_Page\Answer_Row;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function () {
		if ( 'none' === ( $_COOKIE['jetpack_dashboard_answers'] ?? '' ) && class_exists( Answer_Row::class ) ) {
			Answer_Row::delete();
		}
	},
	0
);
