<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Dashboard_For_Jetpack\Admin_Page\Globals;

defined( 'ABSPATH' ) || exit;

/** The data that WordPress alone has, and that the app can't run without. Calls no code of Jetpack and catches exceptions of other code, so it can't fail. */
class Basics {

	public static function facts() {
		$facts = array(
			'WP_API_root'        => esc_url_raw( rest_url() ),
			'WP_API_nonce'       => wp_create_nonce( 'wp_rest' ),
			'registrationNonce'  => wp_create_nonce( 'jetpack-registration-nonce' ),
			'adminUrl'           => esc_url( admin_url() ),
			'rawUrl'             => Globals::site_suffix(),
			'siteTitle'          => htmlspecialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ),
			'currentVersion'     => defined( 'JETPACK__VERSION' ) ? (string) JETPACK__VERSION : '',
			'pluginBaseUrl'      => defined( 'JETPACK__PLUGIN_FILE' ) ? plugins_url( '', JETPACK__PLUGIN_FILE ) : '',
			// Makes the app use the name of this plugin, not Jetpack's.
			'isCompanion'        => true,
			'fixedAntiSpamKey'   => self::fixed_key(),
			'akismetElsewhere'   => self::akismet_elsewhere(),
		);
		/**
		 * Fields that extras add to the page data.
		 *
		 * @param array $facts Fields of `Initial_State`.
		 */
		return apply_filters( 'dashboard_for_jetpack_page_data', $facts );
	}

	/** @return string|null Whether Akismet runs from another folder than the one where Jetpack looks for it, as a must-use plugin for instance, and has a key. */
	private static function akismet_elsewhere() {
		if ( ! defined( 'AKISMET_VERSION' ) || is_plugin_active( 'akismet/akismet.php' ) ) {
			return null;
		}
		$key = Ask::safely( static fn() => Ask::of( 'Akismet', 'get_api_key' ), '' );
		return $key ? 'with-key' : 'without-key';
	}

	/** @return string|null Where the site's code sets the key that Akismet reads instead of the saved one. As in `Akismet::predefined_api_key()`. */
	private static function fixed_key() {
		if ( defined( 'WPCOM_API_KEY' ) ) {
			return 'constant';
		}
		$is_predefined = Ask::safely(
			static function () {
				return apply_filters( 'akismet_predefined_api_key', false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Akismet's own filter.
			},
			false
		);
		return $is_predefined ? 'code' : null;
	}
}
