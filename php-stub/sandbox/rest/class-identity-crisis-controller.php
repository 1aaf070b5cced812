<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Authorize_Url;
use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Connection_Changes;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The three resolutions of an identity crisis. Each succeeds even without a crisis. */
class Identity_Crisis_Controller extends Controller {

	public function register_routes() {
		$this->post( 'identity-crisis/confirm-safe-mode', 'identity_crisis', array( $this, 'confirm_safe_mode' ) );
		$this->post( 'identity-crisis/migrate', 'identity_crisis', array( $this, 'migrate' ) );
		$this->post( 'identity-crisis/start-fresh', 'identity_crisis', array( $this, 'start_fresh' ), array( 'redirect_uri' => self::arg( 'string' ) ) );
	}

	/**
	 * Keeps the connection and stops syncing, because the site is a copy.
	 *
	 * @return array|\WP_Error
	 */
	public function confirm_safe_mode() {
		$fault = Faults::of( 'identity-crisis/confirm-safe-mode' );
		if ( $fault ) {
			return $this->error( 'error_setting_jetpack_safe_mode', $fault->get_error_message(), 500 );
		}
		Connection::set( array( 'safeMode' => true ) );
		return array( 'code' => 'success' );
	}

	/**
	 * Sends the new address to the cloud, because the site has moved.
	 *
	 * @return array|\WP_Error
	 */
	public function migrate() {
		$fault = Faults::of( 'identity-crisis/migrate' );
		if ( $fault ) {
			return $this->error( 'error_setting_jetpack_migrate', $fault->get_error_message(), 500 );
		}
		$this->end_crisis();
		return array( 'code' => 'success' );
	}

	/**
	 * Gives this site its own identity.
	 *
	 * @return \WP_REST_Response|\WP_Error A bare string: the authorization URL.
	 */
	public function start_fresh( WP_REST_Request $request ) {
		$fault = Faults::of_registration( 'identity-crisis/start-fresh' );
		if ( $fault ) {
			return $fault;
		}
		$this->end_crisis();
		Connection_Changes::disconnect();
		Connection::set( array( 'blogId' => (int) Connection::get( 'blogId' ) + 1 ) );
		Connection_Changes::register();
		$path = (string) $request['redirect_uri'];
		return rest_ensure_response( Authorize_Url::authorize( '' === $path ? '' : admin_url( ltrim( $path, '/' ) ) ) );
	}

	private function end_crisis() {
		Connection::set(
			array(
				'isInIdentityCrisis' => false,
				'isStaging'          => false,
				'safeMode'           => false,
			)
		);
	}
}
