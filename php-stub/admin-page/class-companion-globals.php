<?php
/**
 * What the page tells the app where Jetpack is there.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Passes on Jetpack's own page data. Its classes move between releases: each is asked for before it is used.
 */
class Companion_Globals {

	/**
	 * The variables, as far as this Jetpack has them.
	 *
	 * @return array Name to value.
	 */
	public static function of_jetpack() {
		$globals = array( 'jetpack_redirects' => array( 'currentSiteRawUrl' => self::site_suffix() ) );
		$helper  = defined( 'JETPACK__PLUGIN_DIR' ) ? JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php' : '';
		if ( ! class_exists( 'Jetpack_Redux_State_Helper' ) && is_readable( $helper ) ) {
			require_once $helper;
		}
		if ( is_callable( array( 'Jetpack_Redux_State_Helper', 'get_initial_state' ) ) ) {
			$globals['Initial_State'] = \Jetpack_Redux_State_Helper::get_initial_state();
			if ( is_array( $globals['Initial_State'] ) ) {
				// Here the app has the name of this plugin, not Jetpack's.
				$globals['Initial_State']['isCompanion'] = true;
			}
		}
		if ( is_callable( array( 'Automattic\\Jetpack\\Connection\\Initial_State', 'render_script' ) ) ) {
			\Automattic\Jetpack\Connection\Initial_State::render_script( Page::HANDLE );
		} elseif ( is_callable( array( 'Automattic\\Jetpack\\Connection\\Initial_State', 'render' ) ) ) {
			wp_add_inline_script( Page::HANDLE, \Automattic\Jetpack\Connection\Initial_State::render(), 'before' );
		}
		return $globals;
	}

	/**
	 * The name under which Jetpack's links know the site; during an identity crisis that is not its address.
	 *
	 * @return string
	 */
	private static function site_suffix() {
		$status = array( 'Automattic\\Jetpack\\Status', 'get_site_suffix' );
		return method_exists( ...$status ) ? ( new $status[0]() )->get_site_suffix() : Globals::site_suffix();
	}
}
