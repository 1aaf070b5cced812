<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

defined( 'ABSPATH' ) || exit;

/** Global variables beside the page data. URLs and nonces for scripts that call the site themselves. */
class Script_Data {

	/**
	 * The minimal `Initial_State` of the Plugins screen.
	 *
	 * @return array { WP_API_root, WP_API_nonce }
	 */
	public static function rest() {
		return array(
			'WP_API_root'  => esc_url_raw( rest_url() ),
			'WP_API_nonce' => wp_create_nonce( 'wp_rest' ),
		);
	}

	/**
	 * `jpTracksAJAX`.
	 *
	 * @return array { ajaxurl, jpTracksAJAX_nonce }
	 */
	public static function tracks() {
		return array(
			'ajaxurl'            => admin_url( 'admin-ajax.php' ),
			'jpTracksAJAX_nonce' => wp_create_nonce( 'jp-tracks-ajax-nonce' ),
		);
	}

	/**
	 * `jitm_config`.
	 *
	 * @return array { api_root, nonce, activate_module_text, activating_module_text, activated_module_text }
	 */
	public static function messages() {
		return array(
			'api_root'               => esc_url_raw( rest_url() ),
			'nonce'                  => wp_create_nonce( 'wp_rest' ),
			'activate_module_text'   => __( 'Activate', 'dashboard-for-jetpack' ),
			'activating_module_text' => __( 'Activating', 'dashboard-for-jetpack' ),
			'activated_module_text'  => __( 'Activated', 'dashboard-for-jetpack' ),
		);
	}

	/**
	 * `jp_banner`.
	 *
	 * @return array { ajax_url, connectionBannerNonce }
	 */
	public static function banner() {
		return array(
			'ajax_url'              => admin_url( 'admin-ajax.php' ),
			'connectionBannerNonce' => wp_create_nonce( 'jp-connection-banner-nonce' ),
		);
	}
}
