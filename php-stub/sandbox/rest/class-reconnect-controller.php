<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Authorize_Url;
use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Screens\State_Notices;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Connection_Changes;

defined( 'ABSPATH' ) || exit;

/** `connection/reconnect`. The scenario's `connection.health` { blog, user } says which tokens are healthy; by default both are. */
class Reconnect_Controller extends Controller {

	public function register_routes() {
		$this->post( 'connection/reconnect', array( Permissions::class, 'reconnect' ), array( $this, 'reconnect' ) );
	}

	/**
	 * POST connection/reconnect.
	 *
	 * @return array|\WP_Error { status: "completed" } or { status: "in_progress", authorizeUrl }. If the cloud fails, the site ends up disconnected.
	 */
	public function reconnect() {
		$fault = Faults::of_registration( 'connection/reconnect' );
		if ( $fault ) {
			Connection_Changes::disconnect();
			return $fault;
		}
		$health       = (array) Connection::get( 'health', array() ) + array(
			'blog' => true,
			'user' => true,
		);
		$is_site_only = Connection::is_registered() && ! Connection::has_owner();
		if ( $is_site_only ) {
			Connection_Changes::register();
			return $this->completed();
		}
		if ( ! $health['blog'] && $health['user'] ) {
			Connection::set( array( 'errors' => array() ) );
			return $this->completed();
		}
		if ( $health['blog'] && ! $health['user'] ) {
			Connection_Changes::unlink( get_current_user_id() );
		} else {
			Connection_Changes::register();
		}
		Connection::set( array( 'errors' => array() ) );
		Connection::forget( 'health' );
		return array(
			'status'       => 'in_progress',
			'authorizeUrl' => Authorize_Url::authorize(),
		);
	}

	private function completed() {
		Connection::forget( 'health' );
		State_Notices::leave( 'message', 'reconnection_completed' );
		return array( 'status' => 'completed' );
	}
}
