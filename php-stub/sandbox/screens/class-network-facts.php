<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Admin_Page\Menu as First_Menu;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Site_Tools\Site_Facts;

defined( 'ABSPATH' ) || exit;

/** Fills the list with the invented connection, and labels it as invented. */
class Network_Facts {

	/** The list links to one address for all sites, which leads on to the page of the sandbox. */
	public static function hook() {
		Site_Facts::fill_by( array( self::class, 'read' ) );
		if ( is_multisite() ) {
			add_action( 'admin_menu', array( self::class, 'add_signpost' ), 20 );
		}
	}

	/** @return array Source for Site_Facts::fill_by(). */
	public static function read() {
		$is_connected = Connection::is_registered();
		return array(
			'jetpack'    => Site_Facts::INVENTED,
			'version'    => '',
			'connection' => $is_connected ? Site_Facts::CONNECTED : Site_Facts::UNCONNECTED,
			'owner'      => $is_connected ? Connection::owner_id() : null,
			'isOffline'  => Connection::is_offline(),
		);
	}

	/** Adds a page without a menu entry that redirects to the dashboard. */
	public static function add_signpost() {
		$hook = Hidden_Page::add( First_Menu::SLUG, __( 'Dashboard for Jetpack', 'dashboard-for-jetpack' ), Menu::capability(), '__return_null' );
		add_action( "load-$hook", array( self::class, 'redirect' ) );
	}

	/** Leads to the dashboard. */
	public static function redirect() {
		wp_safe_redirect( admin_url( 'admin.php?page=' . Menu::SLUG ) );
		exit;
	}
}
