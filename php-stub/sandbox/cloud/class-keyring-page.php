<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Sign-in pop-up of another service. Handles the URLs of `externalServicesConnectUrls`. Approve posts `{ keyring_id: int }` to the opener; either choice closes
 * the window.
 */
class Keyring_Page {

	const SERVICE = 'google_site_verification';
	const NONCE   = 'dashboard-for-jetpack-keyring';

	public static function hook() {
		// The page is in no menu, so WordPress is about to deny access; this hook runs just before.
		add_action( 'admin_page_access_denied', array( self::class, 'maybe_answer' ) );
	}

	/** Handles requests for this page. */
	public static function maybe_answer() {
		// phpcs:disable WordPress.Security.NonceVerification -- verified below, by the nonces of the address and of the choice.
		$query = array_map( 'strval', array_filter( wp_unslash( $_GET ), 'is_scalar' ) );
		if ( 'sharing' !== ( $query['page'] ?? '' ) || 'request' !== ( $query['action'] ?? '' ) || self::SERVICE !== ( $query['service'] ?? '' ) ) {
			return;
		}
		nocache_headers();
		header( 'X-Frame-Options: DENY' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Only administrators can verify the site.', 'dashboard-for-jetpack' ), '', array( 'response' => 403 ) );
		}
		if ( ! wp_verify_nonce( $query['kr_nonce'] ?? '', 'keyring-request' ) || ! wp_verify_nonce( $query['nonce'] ?? '', 'keyring-request-' . self::SERVICE ) ) {
			wp_die( esc_html__( 'This window has expired. Please close it and try again.', 'dashboard-for-jetpack' ), '', array( 'response' => 403 ) );
		}
		$dashboard_for_jetpack_keyring_id = null;
		$dashboard_for_jetpack_is_decided = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		if ( $dashboard_for_jetpack_is_decided ) {
			check_admin_referer( self::NONCE );
			$dashboard_for_jetpack_keyring_id = isset( $_POST['approve'] ) ? self::approve() : null;
		}
		// phpcs:enable
		require __DIR__ . '/keyring-view.php';
		exit;
	}

	private static function approve() {
		return Lock::for_page( static fn() => Verification::approve( 'google' ) );
	}

	/** @return string Origin of this site, the only one that receives the message. */
	public static function origin() {
		$parts = wp_parse_url( home_url() );
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
