<?php

namespace Dashboard_For_Jetpack\Plugin;

use Dashboard_For_Jetpack\Admin_Page\Answer_Row;
use Dashboard_For_Jetpack\Admin_Page\Compared_Save;
use Dashboard_For_Jetpack\Admin_Page\First_Calls;
use Dashboard_For_Jetpack\Admin_Page\Kept_Answers;
use Dashboard_For_Jetpack\Admin_Page\Menu;

use const Dashboard_For_Jetpack\DIR;
use const Dashboard_For_Jetpack\FILE;

defined( 'ABSPATH' ) || exit;

/** Composition root. Connects the parts. Contains no other logic. */
class Plugin {

	/** The only way from the plugin into the sandbox. The build for production sites does not have this file. */
	const SANDBOX = DIR . '/sandbox/start.php';

	/** Starts the plugin in the mode of this site. */
	public static function start() {
		Mode::decide();
		Chunk_Texts::hook();
		add_action( 'deactivate_' . plugin_basename( FILE ), array( Answer_Row::class, 'delete' ) );
		$is_sandbox = is_readable( self::SANDBOX ) && require self::SANDBOX;
		if ( ! $is_sandbox ) {
			Menu::hook();
			if ( Mode::COMPANION !== Mode::current() ) {
				return;
			}
			First_Calls::hook( array( Menu::class, 'capability' ) );
		}
		Compared_Save::hook();
		add_action( 'rest_api_init', array( Kept_Answers::class, 'hook' ) );
		/** Fires beside Jetpack and in the sandbox. */
		do_action( 'dashboard_for_jetpack_start' );
	}
}
