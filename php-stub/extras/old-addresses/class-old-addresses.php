<?php

namespace Dashboard_For_Jetpack\Extras\Old_Addresses;

use Dashboard_For_Jetpack\Admin_Page\Jetpack_Pages;
use Dashboard_For_Jetpack\Admin_Page\Menu;
use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Inline_Script;
use Dashboard_For_Jetpack\Plugin\Mode;

defined( 'ABSPATH' ) || exit;

/**
 * Brings people who follow a link to Jetpack's dashboard, which Jetpack is abandoning, to the same screen of ours: bookmarks, mails and the links of
 * hosts begin with `admin.php?page=jetpack#/`. Only the browser knows what follows the `#`, and keeps it in a redirect.
 */
class Old_Addresses {

	/** Entry of the browser's storage in which a person has chosen our dashboard while Jetpack still has its own (`state/old-addresses`). */
	const CHOICE = 'dashboard-for-jetpack-links';

	/** The sandbox has no other dashboard. */
	public static function hook() {
		if ( Mode::COMPANION !== Mode::current() ) {
			return;
		}
		// WordPress refuses an unknown page before `admin_init`.
		add_action( 'admin_page_access_denied', array( self::class, 'answer' ) );
		// Before Jetpack's own answer, with priority 0.
		add_action( 'admin_init', array( self::class, 'return_from_checkout' ), -1 );
		add_action( 'admin_init', array( self::class, 'answer' ), -1 );
		add_action( 'admin_enqueue_scripts', array( self::class, 'print_script' ), PHP_INT_MIN );
	}

	/** Redirects from Jetpack's page if Jetpack no longer has it. */
	public static function answer() {
		if ( self::is_jetpacks_page() && ! Jetpack_Pages::has( Jetpack_Pages::DASHBOARD ) && Menu::is_open() ) {
			// Other parameters stay, because Jetpack handles some of them on any page.
			$query = isset( $_SERVER['QUERY_STRING'] ) ? wp_unslash( $_SERVER['QUERY_STRING'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- wp_safe_redirect() sanitizes the URL.
			self::leave_for( add_query_arg( 'page', Menu::SLUG, admin_url( "admin.php?$query" ) ) );
		}
	}

	/**
	 * Redirects from the address to which the provider's checkout returns. Jetpack's class for it will go with its dashboard, and until then would
	 * take buyers from our dashboard to Jetpack's.
	 */
	public static function return_from_checkout() {
		$target = sanitize_key( wp_unslash( $_GET['jp-react-redirect'] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
		if ( 'admin.php' === $GLOBALS['pagenow'] && 'product-purchased' === $target && Menu::is_open() ) {
			self::leave_for( admin_url( 'admin.php?page=' . Menu::SLUG . '#/recommendations/product-purchased' ) );
		}
	}

	/**
	 * Prints a script above all others on Jetpack's page: for the routes that it lost, if only settings are left; and for people who chose ours,
	 * while Jetpack still has its dashboard.
	 */
	public static function print_script() {
		$choice = Jetpack_Pages::has_dashboard() ? self::CHOICE : '';
		if ( ! self::is_jetpacks_page() || ! Menu::is_open() || ( $choice && isset( $_GET[ Jetpack_Pages::STAY ] ) ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
			return;
		}
		$paths = Build::table( 'old-addresses' )[ $choice ? 'all' : 'lost' ] ?? array();
		Inline_Script::call( __DIR__ . '/old-addresses.js', admin_url( 'admin.php?page=' . Menu::SLUG ), $paths, $choice );
	}

	/** @return bool Whether Jetpack's page is asked for. */
	private static function is_jetpacks_page() {
		return 'admin.php' === $GLOBALS['pagenow'] && Jetpack_Pages::DASHBOARD === ( $GLOBALS['plugin_page'] ?? '' );
	}

	/** @param string $url A page of this site's admin. */
	private static function leave_for( $url ) {
		wp_safe_redirect( $url );
		exit;
	}
}
