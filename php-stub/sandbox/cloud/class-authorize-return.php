<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\Screens\State_Notices;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Connection_Changes;
use Dashboard_For_Jetpack\Sandbox\State\Lock;

defined( 'ABSPATH' ) || exit;

/** Checks the returned values, links the user, saves a one-shot notice and redirects to the requested page. */
class Authorize_Return {

	const FORGED = 'cheatin';

	public static function hook() {
		add_action( 'admin_init', array( self::class, 'maybe_answer' ) );
	}

	/** Handles a return. */
	public static function maybe_answer() {
		// phpcs:disable WordPress.Security.NonceVerification -- verified below, because its action contains the redirect.
		if ( 'jetpack-connection-webhooks' !== self::query( 'handler' ) || 'authorize' !== self::query( 'action' ) ) {
			return;
		}
		// sanitize_text_field would remove percent-encoded parts of the URL.
		$asked = isset( $_GET['redirect'] ) && is_string( $_GET['redirect'] ) ? esc_url_raw( wp_unslash( $_GET['redirect'] ) ) : '';
		$back  = Return_Url::of( $asked );
		$error = self::complaint( $asked );
		if ( $error ) {
			State_Notices::leave( 'error', $error );
			// The sender of an unsigned address must not choose the text on the page either.
			State_Notices::leave( 'error_description', self::FORGED === $error ? '' : self::query( 'error_description' ) );
		} else {
			State_Notices::leave( 'message', Lock::for_page( array( self::class, 'link' ) ) );
		}
		wp_safe_redirect( '' === $back ? Return_Url::dashboard() : $back );
		exit;
	}

	/**
	 * Links the returning user.
	 *
	 * @return string State message.
	 */
	public static function link() {
		return Connection_Changes::link( get_current_user_id() );
	}

	/**
	 * Error of this return.
	 *
	 * @param string $redirect Final URL from the request.
	 * @return string Error code, or "".
	 */
	private static function complaint( $redirect ) {
		$role = Accounts::role_of( wp_get_current_user() );
		if ( ! wp_verify_nonce( self::query( '_wpnonce' ), Authorize_Url::nonce_action( $role, $redirect ) ) ) {
			return self::FORGED;
		}
		if ( '' !== self::query( 'error' ) ) {
			return sanitize_key( self::query( 'error' ) );
		}
		if ( ! Connection::is_registered() || ! current_user_can( 'jetpack_connect_user' ) ) {
			return 'invalid_client';
		}
		if ( (int) self::query( 'state' ) !== get_current_user_id() ) {
			return 'wrong_state';
		}
		$code = self::query( 'code' );
		if ( '' === $code ) {
			return 'no_code';
		}
		$scope = Authorize_Page::redeem( $code );
		if ( null === $scope ) {
			return 'invalid_grant';
		}
		return hash_equals( $role . ':' . Authorize_Url::signature( $role ), $scope ) ? '' : 'invalid_scope';
	}

	private static function query( $name ) {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
		// phpcs:enable
	}
}
