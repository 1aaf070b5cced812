<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which URLs the sandbox cloud may redirect to: only admin pages of this site. Checking the prefix and the host is not
 * enough, because browsers resolve `wp-admin/../`, and other plugins may allow more hosts for redirects.
 */
class Return_Url {

	/**
	 * Validates the absolute URL of an admin page.
	 *
	 * @param mixed $asked URL from a request.
	 * @return string "" for any other URL.
	 */
	public static function of( $asked ) {
		$url           = is_string( $asked ) ? esc_url_raw( $asked ) : '';
		$base          = admin_url();
		$is_admin_page = 0 === strpos( $url, $base ) && preg_match( '~^((network|user)/)?([\w-]+\.php)?([?#]|$)~D', substr( $url, strlen( $base ) ) );
		return $is_admin_page ? $url : '';
	}

	/** @return string The page of the app. */
	public static function dashboard() {
		return admin_url( 'admin.php?page=jetpack' );
	}

	/** Ends the request with 400 if the URL has no valid return address. */
	public static function refuse() {
		wp_die(
			esc_html__( 'The address that brought you here doesn’t say where to go next.', 'dashboard-for-jetpack' ),
			esc_html__( 'Sandbox cloud', 'dashboard-for-jetpack' ),
			array(
				'response'  => 400,
				'link_url'  => esc_url( self::dashboard() ),
				'link_text' => esc_html__( 'Back to the dashboard', 'dashboard-for-jetpack' ),
			)
		);
	}
}
