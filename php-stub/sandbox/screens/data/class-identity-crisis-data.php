<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** `JP_IDENTITY_CRISIS__INITIAL_STATE`. Data of an identity crisis: two sites use the same identity in the cloud. */
class Identity_Crisis_Data {

	/**
	 * The part that is also in `Initial_State`.
	 *
	 * @return array { wpcomHomeUrl, currentUrl, isSafeModeConfirmed }
	 */
	public static function facts() {
		return array(
			'wpcomHomeUrl'        => Connection::get( 'knownUrl' ),
			'currentUrl'          => home_url(),
			'isSafeModeConfirmed' => (bool) Connection::get( 'safeMode' ),
		);
	}

	/** @return array The whole map. */
	public static function build() {
		$is_admin = current_user_can( 'jetpack_disconnect' );
		return self::facts() + array(
			'WP_API_root'                    => esc_url_raw( rest_url() ),
			'WP_API_nonce'                   => wp_create_nonce( 'wp_rest' ),
			'redirectUri'                    => '/admin.php?page=jetpack',
			'tracksUserData'                 => User_Data::for_tracks(),
			'tracksEventData'                => array(
				'isAdmin'       => $is_admin,
				'currentScreen' => 'toplevel_page_jetpack',
				'blogID'        => (int) Connection::get( 'blogId' ),
				'platform'      => 'self-hosted',
			),
			'consumerData'                   => array(
				'slug'       => 'jetpack',
				'admin_page' => '/admin.php?page=jetpack',
			),
			'isAdmin'                        => $is_admin,
			'possibleDynamicSiteUrlDetected' => false,
		);
	}
}
