<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Admin_Page\First_Calls;
use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Admin_Page\Inner_Call;
use Dashboard_For_Jetpack\Admin_Page\Kept_Answers;
use Dashboard_For_Jetpack\Admin_Page\Own_Answers;
use Dashboard_For_Jetpack\Admin_Page\Page;
use Dashboard_For_Jetpack\Sandbox\Bar;
use Dashboard_For_Jetpack\Sandbox\Cloud\Checkout_Page;
use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Plugins\Runs;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** The shared page, with the scenario's page data and the bar above it. */
class Screen {

	/**
	 * Hosts that the page may load from and call: this site only, also under the name that visitors use, if the admin has a different one. The app
	 * calls no other host here, and this policy enforces it.
	 * WordPress's own pages need inline scripts and styles.
	 */
	const POLICY = "default-src 'self'; connect-src 'self' %s; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'";

	/** Runs before any output, because one-shot notices are read from cookies here. */
	public static function prepare() {
		State_Notices::take();
		header( 'Content-Security-Policy: ' . sprintf( self::POLICY, self::origin( home_url() ) ) );
		Page::fill_by( array( self::class, 'globals' ), array( Palette_Facts::class, 'visitor' ), array( self::class, 'facts_of_first_calls' ) );
		Page::prepare();
		Inner_Call::ask_site( array_merge( Own_Answers::calls(), Kept_Answers::calls() ) );
	}

	/**
	 * Scheme, host and port of an address.
	 *
	 * @param string $url Address.
	 */
	private static function origin( $url ) {
		return preg_replace( '#^(https?://[^/;,\s]+).*$#s', '$1', $url );
	}

	/** Prints the bar, the script that redirects links to the sandbox's checkout, and the page. */
	public static function render() {
		Bar::render();
		Checkout_Page::print_signpost();
		Page::render();
	}

	/** @return bool[] Facts that the first calls depend on, the same as in the page data. */
	public static function facts_of_first_calls() {
		$site      = Data\Site_Data::build();
		$has_scans = $site['showBackups'] && ! $site['isAtomicSite'] && ! $site['isMultisite'];
		return array(
			'backups'         => $site['showBackups'],
			'scans'           => $has_scans,
			'stats'           => Active_Modules::is_active( 'stats' ),
			'protect'         => Active_Modules::is_active( 'protect' ),
			'recommendations' => $site['showRecommendations'],
			'verification'    => Active_Modules::is_active( 'verification-tools' ) && Connection::is_linked(),
		) + First_Calls::facts_of_plan( $site['plan']['class'], $has_scans, Runs::akismet() );
	}

	/**
	 * Global variables for the app.
	 *
	 * @return array Name of a global variable to its value.
	 */
	public static function globals() {
		$globals = array(
			'Initial_State'               => Data\Page_Data::build(),
			'JP_CONNECTION_INITIAL_STATE' => Data\Connection_Data::for_connection_package(),
			'jetpack_redirects'           => array( 'currentSiteRawUrl' => Globals::site_suffix() ),
			'jpTracksAJAX'                => Data\Script_Data::tracks(),
			'jitm_config'                 => Data\Script_Data::messages(),
		);
		if ( ! Connection::is_registered() && current_user_can( 'jetpack_connect' ) ) {
			$globals['jp_banner'] = Data\Script_Data::banner();
			$globals['jpConnect'] = Data\Connect_Data::build();
		}
		if ( Connection::get( 'isInIdentityCrisis' ) ) {
			$globals['JP_IDENTITY_CRISIS__INITIAL_STATE'] = Data\Identity_Crisis_Data::build();
		}
		/**
		 * The variables that this page prints. Tests make Jetpack's own page print some of them.
		 *
		 * @param array $globals Name to value.
		 */
		return apply_filters( 'dashboard_for_jetpack_sandbox_globals', $globals );
	}
}
