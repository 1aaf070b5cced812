<?php
/** A Jetpack without its own dashboard. */

namespace Dashboard_For_Jetpack_Beside;

use Automattic\Jetpack\Admin_UI\Admin_Menu;
use Automattic\Jetpack\Status;

/**
 * The replacement of Jetpack's dashboard in its announced releases (Automattic/jetpack#52513). bin/lib/beside/jetpack-copy.mjs removes the dashboard.
 *
 * Stage 1: `page=jetpack` has the settings and the connection, and sends the other routes to My Jetpack or to the settings. Stage 2: the settings are under
 * `page=jetpack-settings`, and there is no other page.
 */
class Next_Release {

	/** Option { stage: 1|2, hasEntry: bool, lostRoutes: string[] }; without it, Jetpack is unchanged. */
	const OPTION = 'beside_next_release';

	/** Hash routes that stay on the page of stage 1, as a pattern of JavaScript. */
	const SETTINGS = '/^#.(settings|security|performance|writing|sharing|discussion|traffic|privacy|setup|connect-user|reconnect|disconnect|woo-setup)/';

	/** @var array Value of the option. */
	private static $wish;

	public static function hook() {
		// All sites of a network have the same release.
		self::$wish = is_multisite() ? get_blog_option( get_main_site_id(), self::OPTION ) : get_option( self::OPTION );
		if ( ! self::$wish ) {
			return;
		}
		add_action( 'admin_menu', array( self::class, 'add_menu' ), 998 );
		add_action( 'admin_menu', array( self::class, 'remove_entry' ), 1001 );
		add_action( 'admin_head', array( self::class, 'print_redirects' ) );
		add_filter( 'rest_endpoints', array( self::class, 'remove_routes' ) );
	}

	/** Adds the page, for the users for whom Jetpack had its dashboard. */
	public static function add_menu() {
		$is_offline = ( new Status() )->is_offline_mode();
		if ( ! current_user_can( 'manage_options' ) && ( $is_offline || ! \Jetpack::is_connection_ready() ) ) {
			return;
		}
		$render = array( self::class, 'render' );
		$hook   = 'jetpack_page_jetpack-settings';
		if ( 1 === self::$wish['stage'] ) {
			$hook = add_menu_page( 'Jetpack', 'Jetpack', 'jetpack_admin_page', 'jetpack', $render, '', 3 );
		} elseif ( class_exists( Admin_Menu::class ) ) {
			Admin_Menu::add_menu( 'Settings', 'Settings', 'jetpack_admin_page', 'jetpack-settings', $render, 13 );
		}
		do_action( 'jetpack_admin_menu', $hook ); // phpcs:ignore WordPress.NamingConventions -- Jetpack's own action.
	}

	/** Removes Jetpack's entry from the menu, but not its pages. */
	public static function remove_entry() {
		if ( ! self::$wish['hasEntry'] ) {
			remove_menu_page( 'jetpack' );
		}
	}

	public static function render() {
		do_action( 'jetpack_notices' ); // phpcs:ignore WordPress.NamingConventions -- Jetpack's own action.
		echo '<div class="wrap"><h1>Settings of the next Jetpack</h1></div>';
	}

	/** Prints the script that sends the routes of the dashboard elsewhere. */
	public static function print_redirects() {
		if ( 'jetpack' !== ( $GLOBALS['plugin_page'] ?? '' ) || 1 !== self::$wish['stage'] ) {
			return;
		}
		$target = current_user_can( 'manage_options' ) ? 'admin.php?page=my-jetpack' : '#/settings';
		wp_print_inline_script_tag(
			sprintf( 'if ( ! %s.test( location.hash ) ) { location.replace( %s ); }', self::SETTINGS, wp_json_encode( $target ) )
		);
	}

	/** Removes routes whose last caller goes with the dashboard. */
	public static function remove_routes( $endpoints ) {
		foreach ( array_keys( $endpoints ) as $route ) {
			foreach ( self::$wish['lostRoutes'] as $lost ) {
				if ( 0 === strpos( $route, "/jetpack/v4/$lost" ) ) {
					unset( $endpoints[ $route ] );
				}
			}
		}
		return $endpoints;
	}
}
