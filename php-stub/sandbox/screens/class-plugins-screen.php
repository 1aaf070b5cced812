<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Chunk_Texts;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Adds minimal page data and a dialog that confirms the deactivation of this plugin to `plugins.php`. */
class Plugins_Screen {

	const HANDLE = 'dashboard-for-jetpack-plugins-screen';

	public static function hook() {
		add_action( 'load-plugins.php', array( self::class, 'prepare' ) );
	}

	/** Adds the hook that prints scripts. */
	public static function prepare() {
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/** Prints the data and the script of the dialog. */
	public static function enqueue() {
		$globals = array( 'Initial_State' => Data\Script_Data::rest() );
		if ( self::asks_first() ) {
			$globals['JP_CONNECTION_INITIAL_STATE'] = Data\Connection_Data::for_plugins_screen();
		}
		if ( ! isset( $globals['JP_CONNECTION_INITIAL_STATE'] ) || ! Build::enqueue( self::HANDLE, 'plugins-screen' ) ) {
			wp_register_script( self::HANDLE, false, array(), '1', true );
			wp_enqueue_script( self::HANDLE );
		} else {
			Chunk_Texts::print_loader( array( 'plugins-dialog', 'acts' ) );
		}
		wp_add_inline_script( self::HANDLE, Globals::to_script( $globals ), 'before' );
	}

	/** @return bool Whether deactivating the plugin would disconnect the site. */
	private static function asks_first() {
		return Connection::is_registered() && current_user_can( 'jetpack_disconnect' );
	}
}
