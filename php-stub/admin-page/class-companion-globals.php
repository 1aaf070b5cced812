<?php
/**
 * Global variables of the page beside Jetpack.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Forwards Jetpack's own page data. Releases move Jetpack's classes, so this code checks for each before using it.
 */
class Companion_Globals {

	/**
	 * Global variables, as far as this release of Jetpack provides them.
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
				// The app uses the name of this plugin here, not Jetpack's.
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
	 * The site's name in Jetpack's links. During an identity crisis it differs from the site's address.
	 *
	 * @return string
	 */
	private static function site_suffix() {
		$status = array( 'Automattic\\Jetpack\\Status', 'get_site_suffix' );
		return method_exists( ...$status ) ? ( new $status[0]() )->get_site_suffix() : Globals::site_suffix();
	}
}
