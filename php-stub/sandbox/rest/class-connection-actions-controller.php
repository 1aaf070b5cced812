<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Connection_Changes;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** POST `connection`, `connection/user` and `seen-wc-connection-modal`. */
class Connection_Actions_Controller extends Controller {

	public function register_routes() {
		$off = array( 'enum' => array( false ) );
		$this->post( 'connection', array( Permissions::class, 'disconnect' ), array( $this, 'disconnect' ), array( 'isActive' => Args::of( 'boolean', true, $off ) ) );
		$this->post( 'connection/user', array( Permissions::class, 'unlink' ), array( $this, 'unlink' ) );
		$this->post( 'seen-wc-connection-modal', array( Permissions::class, 'modules' ), array( $this, 'see_store_modal' ) );
	}

	/** @return array|\WP_Error The answer to POST connection. */
	public function disconnect() {
		if ( ! Connection::is_registered() ) {
			return $this->error( 'disconnect_failed', __( 'The site is already disconnected.', 'dashboard-for-jetpack' ), 400 );
		}
		Connection_Changes::disconnect();
		return array( 'code' => 'success' );
	}

	/** POST connection/user. */
	public function unlink( WP_REST_Request $request ) {
		if ( false !== $request['linked'] ) {
			return $this->error( 'invalid_param', __( 'The parameter linked must be false.', 'dashboard-for-jetpack' ), 404 );
		}
		if ( Connection::is_current_user_owner() ) {
			return $this->error( 'unlink_user_failed', __( 'The owner of the connection cannot be unlinked.', 'dashboard-for-jetpack' ), 400 );
		}
		$fault = Faults::of( 'connection/user' );
		if ( $fault ) {
			return $this->error( 'unlink_user_failed', $fault->get_error_message(), 400 );
		}
		Connection_Changes::unlink( get_current_user_id() );
		return array( 'code' => 'success' );
	}

	/**
	 * POST seen-wc-connection-modal.
	 *
	 * @return array { success: bool }: false if it was seen before.
	 */
	public function see_store_modal() {
		$is_new = ! Site::flag( 'hasSeenWCConnectionModal' );
		Site::set_flag( 'hasSeenWCConnectionModal', true );
		return array( 'success' => $is_new );
	}
}
