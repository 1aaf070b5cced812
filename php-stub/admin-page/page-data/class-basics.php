<?php
/**
 * Page data that WordPress alone has.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Dashboard_For_Jetpack\Admin_Page\Globals;

defined( 'ABSPATH' ) || exit;

/**
 * What the app cannot run without. Calls no code of Jetpack, so that it cannot fail.
 */
class Basics {

	/**
	 * Fields of `Initial_State`.
	 *
	 * @return array
	 */
	public static function facts() {
		return array(
			'WP_API_root'        => esc_url_raw( rest_url() ),
			'WP_API_nonce'       => wp_create_nonce( 'wp_rest' ),
			'registrationNonce'  => wp_create_nonce( 'jetpack-registration-nonce' ),
			'adminUrl'           => esc_url( admin_url() ),
			'rawUrl'             => Globals::site_suffix(),
			'siteTitle'          => htmlspecialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ),
			'currentVersion'     => defined( 'JETPACK__VERSION' ) ? (string) JETPACK__VERSION : '',
			'pluginBaseUrl'      => defined( 'JETPACK__PLUGIN_FILE' ) ? plugins_url( '', JETPACK__PLUGIN_FILE ) : '',
			// The app uses the name of this plugin here, not Jetpack's.
			'isCompanion'        => true,
			// Akismet then never reads the key that the app would save.
			'isAntiSpamKeyFixed' => defined( 'WPCOM_API_KEY' ),
		);
	}
}
