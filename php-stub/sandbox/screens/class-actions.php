<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Sandbox\Cloud\Authorize_Url;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Connection_Changes;
use Dashboard_For_Jetpack\Sandbox\State\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * `admin.php?page=jetpack&action=register|reconnect|disconnect|unlink` with a nonce has the same effects as the REST call, and redirects.
 * `admin.php?jp-react-redirect=product-purchased` leads to a screen of the app.
 */
class Actions {

	const CAPABILITIES = array(
		'register'   => 'jetpack_connect',
		'reconnect'  => 'jetpack_reconnect',
		'disconnect' => 'jetpack_disconnect',
		'unlink'     => 'jetpack_connect_user',
	);

	public static function hook() {
		add_action( 'admin_init', array( self::class, 'maybe_act' ) );
	}

	/** Runs the action of the request, if any. */
	public static function maybe_act() {
		// phpcs:disable WordPress.Security.NonceVerification -- verified below, by the action's own nonce.
		if ( 'product-purchased' === ( $_GET['jp-react-redirect'] ?? '' ) ) {
			self::go( admin_url( 'admin.php?page=jetpack#/recommendations/product-purchased' ) );
		}
		$action = isset( $_GET['action'] ) && is_string( $_GET['action'] ) ? sanitize_key( $_GET['action'] ) : '';
		if ( 'jetpack' !== ( $_GET['page'] ?? '' ) || ! isset( self::CAPABILITIES[ $action ] ) ) {
			return;
		}
		// phpcs:enable
		check_admin_referer( "jetpack-$action" );
		if ( ! current_user_can( self::CAPABILITIES[ $action ] ) ) {
			State_Notices::leave( 'error', 'cheatin' );
			self::go( admin_url( 'admin.php?page=jetpack' ) );
		}
		self::go( (string) Lock::for_page( static fn() => self::act( $action ) ) );
	}

	private static function act( $action ) {
		$dashboard = admin_url( 'admin.php?page=jetpack' );
		if ( 'disconnect' === $action ) {
			Connection_Changes::disconnect();
			return $dashboard;
		}
		if ( 'unlink' === $action ) {
			if ( ! Connection::is_current_user_owner() ) {
				Connection_Changes::unlink( get_current_user_id() );
				State_Notices::leave( 'message', 'unlinked' );
			}
			return $dashboard;
		}
		if ( Connection::is_linked() && 'register' === $action ) {
			State_Notices::leave( 'message', 'already_authorized' );
			return $dashboard;
		}
		Connection_Changes::register();
		return Authorize_Url::authorize();
	}

	private static function go( $url ) {
		wp_safe_redirect( $url );
		exit;
	}
}
