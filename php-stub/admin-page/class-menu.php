<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Mode;

defined( 'ABSPATH' ) || exit;

/**
 * Beside Jetpack, adds an entry to Jetpack's menu; where Jetpack is missing or cannot run, an entry for users who can install or activate it. The
 * plugin adds nothing else to the menu of a site.
 */
class Menu {

	const SLUG = 'dashboard-for-jetpack';

	/** @var bool Whether the current user can open the app's page. */
	private static $is_open = false;

	/** Adds the hook, with a priority after Jetpack's, because Jetpack's menu must exist first. */
	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add' ), 1100 );
	}

	/** Adds the entry. */
	public static function add() {
		$title = __( 'Dashboard for Jetpack', 'dashboard-for-jetpack' );
		if ( Mode::COMPANION !== Mode::current() || ! class_exists( 'Jetpack', false ) ) {
			$hook = add_menu_page( $title, $title, Missing_Jetpack::CAPABILITY, self::SLUG, array( Missing_Jetpack::class, 'render' ), 'dashicons-shield-alt', 3 );
			add_action( "load-$hook", array( Page::class, 'announce' ) );
			return;
		}
		// Without this check, other users could still open the page by its URL.
		if ( ! self::is_for_user() ) {
			return;
		}
		$render = array( Page::class, 'render' );
		// A release without a dashboard may leave some users without an entry.
		$hook = self::has_entry( Jetpack_Pages::DASHBOARD )
			? add_submenu_page( Jetpack_Pages::DASHBOARD, $title, __( 'Jetpack overview', 'dashboard-for-jetpack' ), self::capability(), self::SLUG, $render )
			: add_menu_page( $title, $title, self::capability(), self::SLUG, $render, 'dashicons-shield-alt', 3 );
		add_action( "load-$hook", array( self::class, 'prepare' ) );
		self::$is_open = current_user_can( self::capability() );
	}

	/** @return bool Whether the current user can open the app's page. Right only after `admin_menu`. */
	public static function is_open() {
		return self::$is_open;
	}

	/**
	 * Whether the current user is one of those for whom Jetpack has its dashboard. Jetpack's entry in the menu says so; in releases without that dashboard it
	 * says nothing, so the same rule is applied here: other users than administrators see it on a connected site only.
	 */
	private static function is_for_user() {
		if ( Jetpack_Pages::has_dashboard() ) {
			return isset( $GLOBALS['admin_page_hooks'][ Jetpack_Pages::DASHBOARD ] );
		}
		return current_user_can( 'manage_options' ) || 'connected' === Companion_Globals::visitor()['connection'];
	}

	/**
	 * Whether the menu has an entry on its first level.
	 *
	 * @param string $slug Slug of the entry's page.
	 */
	private static function has_entry( $slug ) {
		return in_array( $slug, array_column( (array) ( $GLOBALS['menu'] ?? array() ), 2 ), true );
	}

	/** @return string Capability that the app's page demands: Jetpack's own, or that of administrators where this Jetpack has no such name. */
	public static function capability() {
		return Rights::named( 'jetpack_admin_page' );
	}

	/** Runs before any output of the app's page. */
	public static function prepare() {
		Page::prepare();
		Companion_Globals::prepare();
		add_action( 'admin_enqueue_scripts', array( Companion_Globals::class, 'add_connection' ), 11 );
	}
}
