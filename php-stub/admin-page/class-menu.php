<?php
/**
 * Entries of the admin menu.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Admin_Page;

use Jetpack_Dashboard\Plugin\Mode;
use Jetpack_Dashboard\State\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * On its own the plugin has the menu "Jetpack"; beside Jetpack it is one more entry of Jetpack's.
 */
class Menu {

	/**
	 * Listens. After Jetpack, whose menu must be there first.
	 */
	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add' ), Mode::STUB === Mode::current() ? 10 : 1100 );
	}

	/**
	 * Adds the entries.
	 */
	public static function add() {
		if ( Mode::COMPANION === Mode::current() ) {
			// Jetpack decides who has its menu; without it the page would still open by its address.
			if ( ! isset( $GLOBALS['admin_page_hooks']['jetpack'] ) ) {
				return;
			}
			$hook = add_submenu_page( 'jetpack', __( 'Dashboard', 'jetpack' ), __( 'New dashboard', 'jetpack' ), 'jetpack_admin_page', Mode::page_slug(), array( Page::class, 'render' ) );
			add_action( "load-$hook", array( Page::class, 'prepare' ) );
			return;
		}
		$capability = self::capability();
		$hook       = add_menu_page( 'Jetpack', 'Jetpack', $capability, 'jetpack', array( Page::class, 'render' ), 'dashicons-shield-alt', 3 );
		add_action( "load-$hook", array( Page::class, 'prepare' ) );
		add_submenu_page( 'jetpack', __( 'Dashboard', 'jetpack' ), __( 'Dashboard', 'jetpack' ), $capability, 'jetpack#/dashboard', '__return_null' );
		add_submenu_page( 'jetpack', __( 'Settings', 'jetpack' ), __( 'Settings', 'jetpack' ), Connection::is_registered() ? 'edit_posts' : 'manage_options', 'jetpack#/settings', '__return_null' );
		remove_submenu_page( 'jetpack', 'jetpack' );
	}

	/**
	 * Who sees the page: everybody on a connected site, else who could connect it.
	 *
	 * @return string
	 */
	public static function capability() {
		return Connection::is_registered() ? 'jetpack_admin_page' : 'manage_options';
	}
}
