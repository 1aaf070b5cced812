<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Admin_Page\Page_Data\Adapter;
use Dashboard_For_Jetpack\Admin_Page\Page_Data\Ask;
use Dashboard_For_Jetpack\Admin_Page\Page_Data\Connection;
use Dashboard_For_Jetpack\Admin_Page\Page_Data\Plan;
use Dashboard_For_Jetpack\Admin_Page\Page_Data\Recommendations;
use Dashboard_For_Jetpack\Admin_Page\Page_Data\Site;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the page data, and lets Jetpack print what its own scripts on this page read. Releases move Jetpack's classes and some throw, so this
 * code checks for each before using it, and no exception reaches the page.
 */
class Companion_Globals {

	const CONNECTION = 'Automattic\\Jetpack\\Connection\\Initial_State';

	/** Parameter of the page's address without REST calls in the page. */
	const WITHOUT_CALLS = 'dashboard-for-jetpack-calls';

	/** Asks the site's own rules about the REST calls in the page, before any output. */
	public static function prepare() {
		if ( isset( $_GET[ self::WITHOUT_CALLS ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
			return;
		}
		register_shutdown_function( array( self::class, 'retry' ) );
		Inner_Call::ask_site( array_merge( array_values( Adapter::CALLS ), Own_Answers::calls(), Kept_Answers::calls() ) );
	}

	/** Reloads the page without such calls if one of those rules has ended the request. The browser keeps the hash of the address. */
	public static function retry() {
		if ( ! did_action( 'admin_enqueue_scripts' ) && Foreign_Code::recover() && ! headers_sent() ) {
			nocache_headers();
			// The address is the browser's, and may begin with the name of another host.
			wp_safe_redirect( add_query_arg( self::WITHOUT_CALLS, 'none' ) );
		}
	}

	/**
	 * Global variables for the app.
	 *
	 * @return array Name to value.
	 */
	public static function of_jetpack() {
		$state = Time_Limit::in_page( array( Adapter::class, 'build' ) );
		return array(
			'jetpack_redirects' => array( 'currentSiteRawUrl' => $state['rawUrl'] ),
			'Initial_State'     => $state,
		);
	}

	/** @return array Source for Page::fill_by(). */
	public static function visitor() {
		try {
			$is_offline = Ask::maybe_new( false, 'Automattic\\Jetpack\\Status', 'is_offline_mode' );
			$is_ready   = Ask::maybe( false, 'Jetpack', 'is_connection_ready' );
			$is_linked  = (bool) Ask::maybe_new( false, Connection::MANAGER, 'is_user_connected' );
		} catch ( Throwable $fault ) {
			// The app draws the same if the connection can't be read.
			$is_offline = false;
			$is_ready   = false;
			$is_linked  = false;
		}
		return array(
			'connection' => $is_offline ? 'offline' : ( $is_ready ? 'connected' : 'unconnected' ),
			'isLinked'   => $is_linked,
		);
	}

	/**
	 * The facts that the first calls depend on, as in the page data.
	 *
	 * @return bool[] None of them if a class of Jetpack throws: the app then sends the calls itself.
	 */
	public static function facts_of_first_calls() {
		return Ask::safely(
			static function () {
				$has_backups = (bool) Ask::maybe( true, 'Jetpack', 'show_backups_ui' );
				$has_scans   = $has_backups && ! is_multisite() && ! Ask::maybe_new( false, Site::HOST, 'is_woa_site' );
				$plan_class  = Plan::facts()['siteData']['plan']['class'] ?? '';
				return array(
					'backups'         => $has_backups,
					'scans'           => $has_scans,
					'stats'           => (bool) Ask::maybe( false, 'Jetpack', 'is_module_active', 'stats' ),
					'protect'         => (bool) Ask::maybe( false, 'Jetpack', 'is_module_active', 'protect' ),
					'recommendations' => (bool) Ask::maybe( false, Recommendations::CLASS_NAME, 'is_enabled' ),
					'verification'    => Ask::maybe( false, 'Jetpack', 'is_module_active', 'verification-tools' ) && Ask::maybe_new( false, Connection::MANAGER, 'is_user_connected' ),
				) + First_Calls::facts_of_plan( $plan_class, $has_scans, class_exists( 'Akismet', false ) );
			},
			array()
		);
	}

	/**
	 * Lets Jetpack add the variable of its connection package to our bundle, which must be enqueued. The app does not read it, so a failure is not reported.
	 * Once a day the package asks the provider about the user, and would wait for ten seconds.
	 */
	public static function add_connection() {
		try {
			Time_Limit::in_page(
				static function () {
					if ( is_callable( array( self::CONNECTION, 'render_script' ) ) ) {
						call_user_func( array( self::CONNECTION, 'render_script' ), Page::HANDLE );
					} elseif ( is_callable( array( self::CONNECTION, 'render' ) ) ) {
						wp_add_inline_script( Page::HANDLE, call_user_func( array( self::CONNECTION, 'render' ) ), 'before' );
					}
				}
			);
		} catch ( Throwable $fault ) {
			unset( $fault );
		}
	}
}
