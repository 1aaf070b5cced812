<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Verification;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `verify-site/{service}` and `verify-site/{service}/{keyring_id}`. */
class Verification_Controller extends Controller {

	const SERVICES = array( 'google' );

	public function register_routes() {
		// The only read with a side effect: it saves the token that it fetches.
		$this->route( WP_REST_Server::READABLE, 'verify-site/(?P<service>[a-z\-_]+)/(?P<keyring_id>[0-9]+)', 'settings', array( $this, 'check' ) );
		$this->get( 'verify-site/(?P<service>[a-z\-_]+)', 'settings', array( $this, 'check' ) );
		$this->post( 'verify-site/(?P<service>[a-z\-_]+)', 'settings', array( $this, 'verify' ), array( 'keyring_id' => self::arg( 'integer', true, array( 'minimum' => 1 ) ) ) );
	}

	/** GET verify-site/{service}; with a keyring id also fetches the token for the site. */
	public function check( WP_REST_Request $request ) {
		$service = $request['service'];
		$problem = $this->obstacle( $service, 'error_checking_if_site_verified_' );
		if ( $problem ) {
			return $problem;
		}
		if ( $request['keyring_id'] ) {
			$problem = Verification::fetch_token( $service, (int) $request['keyring_id'] );
			if ( $problem ) {
				return $this->complaint( 'error_checking_if_site_verified_' . $service, -10500, $problem );
			}
		}
		return Verification::status( $service );
	}

	/** POST verify-site/{service}. */
	public function verify( WP_REST_Request $request ) {
		$service = $request['service'];
		$problem = $this->obstacle( $service, 'error_verifying_site_' );
		if ( $problem ) {
			return $problem;
		}
		$problem = Verification::verify( $service, $request['keyring_id'] );
		return $problem ? $this->error( $problem->get_error_code(), $problem->get_error_message(), 500 ) : Verification::status( $service );
	}

	private function obstacle( $service, $code ) {
		if ( ! in_array( $service, self::SERVICES, true ) ) {
			return $this->error( $code . $service, __( 'Unknown verification service.', 'dashboard-for-jetpack' ), 500 );
		}
		if ( Site::flag( 'isComingSoon' ) ) {
			return $this->error( 'forbidden', __( 'The service can’t reach the site until the site is public.', 'dashboard-for-jetpack' ), 500 );
		}
		if ( ! Connection::is_linked() ) {
			return $this->complaint( $code . $service, -10520, new WP_Error( 'missing_token', '[missing_token] ' ) );
		}
		$fault = Faults::of( 'verify-site/' . $service );
		return $fault ? $this->complaint( $code . $service, -32300, $fault ) : null;
	}

	/**
	 * Formats a fault as the cloud's older protocol does: a number, then the source.
	 *
	 * @param string   $code   Machine code.
	 * @param int      $number Number of the fault.
	 * @param WP_Error $error  The fault.
	 * @return WP_Error
	 */
	private function complaint( $code, $number, WP_Error $error ) {
		return $this->error( $code, "$number: Jetpack: " . $error->get_error_message(), 500 );
	}
}
