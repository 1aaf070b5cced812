<?php
/**
 * The entry in the admin menu.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Mode;

defined( 'ABSPATH' ) || exit;

/**
 * Beside Jetpack one more entry of its menu, without it one for who could bring Jetpack. It is all that the plugin adds to a site.
 */
class Menu {

	const SLUG = 'dashboard-for-jetpack';

	/**
	 * Listens. After Jetpack, whose menu must be there first.
	 */
	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add' ), 1100 );
	}

	/**
	 * Adds the entry.
	 */
	public static function add() {
		$title = __( 'Dashboard for Jetpack', 'dashboard-for-jetpack' );
		if ( Mode::COMPANION !== Mode::current() ) {
			add_menu_page( $title, $title, Missing_Jetpack::CAPABILITY, self::SLUG, array( Missing_Jetpack::class, 'render' ), 'dashicons-shield-alt', 3 );
			return;
		}
		// Jetpack decides who has its menu; without it the page would still open by its address.
		if ( ! isset( $GLOBALS['admin_page_hooks']['jetpack'] ) ) {
			return;
		}
		$hook = add_submenu_page( 'jetpack', $title, $title, 'jetpack_admin_page', self::SLUG, array( Page::class, 'render' ) );
		add_action( "load-$hook", array( Page::class, 'prepare' ) );
	}
}
