<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Accounts;
use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\User_Meta;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `tracking/settings`. The cloud stores them: an unlinked user is opted out, and nothing is saved. */
class Tracking_Controller extends Controller {

	public function register_routes() {
		$permission = array( Permissions::class, 'admin_page' );
		$this->get( 'tracking/settings', $permission, array( $this, 'read' ) );
		$this->post( 'tracking/settings', $permission, array( $this, 'save' ), array( 'tracks_opt_out' => Args::of( 'boolean', true ) ) );
	}

	/**
	 * GET tracking/settings. The cloud's own error is returned as a success.
	 *
	 * @return array|null|\WP_Error 500 http_request_failed.
	 */
	public function read() {
		if ( ! Connection::is_linked() ) {
			return array( 'tracks_opt_out' => true );
		}
		$fault = Faults::of( 'tracking/settings' );
		if ( ! $fault ) {
			return array( 'tracks_opt_out' => (bool) User_Meta::get( Accounts::OPT_OUT_META ) );
		}
		return Faults::is( $fault, Faults::UNREACHABLE ) ? $this->error( 'http_request_failed', $fault->get_error_message(), 500 ) : Faults::body( $fault );
	}

	/**
	 * POST tracking/settings.
	 *
	 * @return array|null|\WP_Error Same as GET.
	 */
	public function save( WP_REST_Request $request ) {
		if ( Connection::is_linked() && ! Faults::of( 'tracking/settings' ) ) {
			User_Meta::set( Accounts::OPT_OUT_META, $request['tracks_opt_out'] ? '1' : '' );
		}
		return $this->read();
	}
}
