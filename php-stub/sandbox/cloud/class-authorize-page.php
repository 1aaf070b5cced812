<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;

/** Replaces the real cloud's page. Redirects only to this site's own admin. */
class Authorize_Page {

	const NONCE         = 'dashboard-for-jetpack-authorize';
	const LONGEST_SCOPE = 64;

	/** Adds the hooks, including those of the pop-up for other services. */
	public static function hook() {
		Keyring_Page::hook();
		add_action( 'template_redirect', array( self::class, 'maybe_answer' ), 0 );
	}

	/** Handles requests for this page. */
	public static function maybe_answer() {
		// phpcs:disable WordPress.Security.NonceVerification -- the choice below has a nonce.
		if ( Authorize_Url::PAGE !== ( $_GET[ Authorize_Url::QUERY_VAR ] ?? '' ) ) {
			return;
		}
		if ( ! is_user_logged_in() ) {
			auth_redirect();
		}
		nocache_headers();
		// A page that frames this one could trick users into clicking Approve.
		header( 'X-Frame-Options: DENY' );
		$return_to = isset( $_GET['redirect_uri'] ) && is_string( $_GET['redirect_uri'] ) ? Return_Url::of( esc_url_raw( wp_unslash( $_GET['redirect_uri'] ) ) ) : '';
		if ( '' === $return_to ) {
			Return_Url::refuse();
		}
		if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			check_admin_referer( self::NONCE );
			wp_safe_redirect( isset( $_POST['approve'] ) ? self::approved( $return_to ) : self::denied( $return_to ) );
		} else {
			require __DIR__ . '/authorize-view.php';
		}
		exit;
	}

	private static function approved( $return_to ) {
		$code  = wp_generate_password( 20, false );
		$scope = isset( $_GET['scope'] ) ? sanitize_text_field( wp_unslash( $_GET['scope'] ) ) : '';
		// One code per user, and only the last one works, so repeated approvals keep one row.
		set_transient( self::transient(), array( $code, substr( $scope, 0, self::LONGEST_SCOPE ) ), 10 * MINUTE_IN_SECONDS );
		return add_query_arg(
			array(
				'code'  => $code,
				'state' => get_current_user_id(),
			),
			$return_to
		);
		// phpcs:enable
	}

	/**
	 * Redeems a code, once.
	 *
	 * @param string $code Code from the return URL.
	 * @return string|null The approved scope.
	 */
	public static function redeem( $code ) {
		$kept = get_transient( self::transient() );
		if ( ! is_array( $kept ) || ! hash_equals( $kept[0], $code ) ) {
			return null;
		}
		delete_transient( self::transient() );
		return $kept[1];
	}

	private static function transient() {
		return 'dashboard_for_jetpack_code_' . get_current_user_id();
	}

	private static function denied( $return_to ) {
		return add_query_arg(
			array(
				'error'             => 'access_denied',
				'error_description' => rawurlencode( __( 'You denied the request.', 'dashboard-for-jetpack' ) ),
				'state'             => get_current_user_id(),
			),
			$return_to
		);
	}
}
