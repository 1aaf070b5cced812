<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Inline_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the login page, which follows a logout, delete what the tab keeps: the outline of My Plan. The rest of the storage is left alone, because it
 * belongs to all plugins.
 */
class Tab_Storage {

	/** As in src/state/memory.ts. */
	const NAMES = array( 'dashboard-for-jetpack-plan-outline' );

	public static function hook() {
		add_action( 'login_head', array( self::class, 'print_script' ) );
	}

	/** Prints the script. */
	public static function print_script() {
		Inline_Script::call( __DIR__ . '/empty-tab.js', self::NAMES );
	}
}
