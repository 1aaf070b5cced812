<?php
/**
 * The entry in the admin menu.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Admin_Page\Network\Summary;
use Dashboard_For_Jetpack\Plugin\Mode;

defined( 'ABSPATH' ) || exit;

/**
 * Beside Jetpack, adds an entry to Jetpack's menu; where Jetpack is missing or cannot run, an entry for users who can install or activate it. The
 * plugin adds nothing else to the menu of a site.
 */
class Menu {

	const SLUG = 'dashboard-for-jetpack';

	/** Adds the hook, with a priority after Jetpack's, because Jetpack's menu must exist first. */
	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add' ), 1100 );
	}

	/** Adds the entry. */
	public static function add() {
		$title = __( 'Dashboard for Jetpack', 'dashboard-for-jetpack' );
		if ( Mode::COMPANION !== Mode::current() || ! class_exists( 'Jetpack', false ) ) {
			$hook = add_menu_page( $title, $title, Missing_Jetpack::CAPABILITY, self::SLUG, array( Missing_Jetpack::class, 'render' ), 'dashicons-shield-alt', 3 );
			add_action( "load-$hook", array( Summary::class, 'record' ) );
			return;
		}
		// Jetpack decides who sees its menu. Without this check, other users could still open the page by its URL.
		if ( ! isset( $GLOBALS['admin_page_hooks']['jetpack'] ) ) {
			return;
		}
		$hook = add_submenu_page( 'jetpack', $title, $title, self::capability(), self::SLUG, array( Page::class, 'render' ) );
		add_action( "load-$hook", array( self::class, 'prepare' ) );
	}

	/** @return string Capability that the app's page demands: Jetpack's own. */
	public static function capability() {
		return 'jetpack_admin_page';
	}

	/** Runs before any output of the app's page. */
	public static function prepare() {
		Page::prepare();
		Companion_Globals::prepare();
		add_action( 'admin_enqueue_scripts', array( Companion_Globals::class, 'add_connection' ), 11 );
	}
}
