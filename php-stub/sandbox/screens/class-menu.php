<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** The "Jetpack" menu, as Jetpack adds it. */
class Menu {

	const SLUG = 'jetpack';

	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add' ) );
	}

	/** Adds the entries. */
	public static function add() {
		$capability = self::capability();
		$hook       = add_menu_page( 'Jetpack', 'Jetpack', $capability, self::SLUG, array( Screen::class, 'render' ), 'dashicons-shield-alt', 3 );
		add_action( "load-$hook", array( Screen::class, 'prepare' ) );
		add_submenu_page( self::SLUG, __( 'Dashboard', 'dashboard-for-jetpack' ), __( 'Dashboard', 'dashboard-for-jetpack' ), $capability, 'jetpack#/dashboard', '__return_null' );
		add_submenu_page( self::SLUG, __( 'Settings', 'dashboard-for-jetpack' ), __( 'Settings', 'dashboard-for-jetpack' ), Connection::is_registered() ? 'edit_posts' : 'manage_options', 'jetpack#/settings', '__return_null' );
		remove_submenu_page( self::SLUG, self::SLUG );
	}

	/** @return string Capability for the page: every user on a connected site, otherwise users who can connect it. */
	public static function capability() {
		return Connection::is_registered() ? 'jetpack_admin_page' : 'manage_options';
	}
}
