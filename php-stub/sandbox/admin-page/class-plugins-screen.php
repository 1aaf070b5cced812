<?php
/**
 * What the Plugins screen tells scripts.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Admin_Page;

use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * `plugins.php` has the page data in a minimal form, and a dialog that stands before the deactivation of this plugin.
 */
class Plugins_Screen {

	const HANDLE = 'dashboard-for-jetpack-plugins-screen';

	/**
	 * Listens.
	 */
	public static function hook() {
		add_action( 'load-plugins.php', array( self::class, 'prepare' ) );
	}

	/**
	 * Waits for the moment of scripts.
	 */
	public static function prepare() {
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Prints the data, and what asks before the plugin is deactivated.
	 */
	public static function enqueue() {
		$globals = array( 'Initial_State' => Data\Script_Data::rest() );
		if ( self::asks_first() ) {
			$globals['JP_CONNECTION_INITIAL_STATE'] = Data\Connection_Data::for_plugins_screen();
		}
		if ( ! isset( $globals['JP_CONNECTION_INITIAL_STATE'] ) || ! Build::enqueue( self::HANDLE, 'plugins-screen' ) ) {
			wp_register_script( self::HANDLE, false, array(), '1', true );
			wp_enqueue_script( self::HANDLE );
		}
		wp_add_inline_script( self::HANDLE, Globals::to_script( $globals ), 'before' );
	}

	/**
	 * Whether deactivating would cost the site its connection.
	 *
	 * @return bool
	 */
	private static function asks_first() {
		return Connection::is_registered() && current_user_can( 'jetpack_disconnect' );
	}
}
