<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `rewind` and `scan`. `data` is JSON in a string. */
class Protection_Controller extends Controller {

	public function register_routes() {
		$page = array( Permissions::class, 'admin_page' );
		$this->get( 'rewind', $page, array( $this, 'rewind' ) );
		$this->get( 'scan', $page, array( $this, 'scan' ) );
	}

	/** @return array|WP_Error The answer to GET rewind. */
	public function rewind() {
		return $this->answer( 'rewind', 'rewind_data_fetch_failed' );
	}

	/** @return array|WP_Error The answer to GET scan. On hosted sites the host handles threats, so the list is empty. */
	public function scan() {
		return $this->answer( 'scan', 'scan_state_fetch_failed' );
	}

	private function answer( $path, $code ) {
		if ( ! Connection::is_registered() ) {
			return $this->error( 'site_id_missing', __( 'The site is not connected.', 'dashboard-for-jetpack' ), 404 );
		}
		$body = Provider::fetch( $path );
		if ( is_wp_error( $body ) && Faults::is( $body, Faults::NOT_JSON ) ) {
			$body = null;
		}
		if ( is_wp_error( $body ) ) {
			return $this->error( $code, __( 'Couldn’t get the status from the cloud.', 'dashboard-for-jetpack' ), 400 );
		}
		// Scans in the fixtures have relative times, such as "-130 minutes".
		if ( preg_match( '/^-\d+ minutes$/', $body['most_recent']['timestamp'] ?? '' ) ) {
			$body['most_recent']['timestamp'] = gmdate( 'c', strtotime( $body['most_recent']['timestamp'] ) );
		}
		if ( 'scan' === $path && $body && Site::flag( 'isWoASite' ) ) {
			$body['threats'] = array();
		}
		return $this->success( __( 'Status loaded.', 'dashboard-for-jetpack' ), array( 'data' => wp_json_encode( array() === $body ? (object) array() : $body ) ) );
	}
}
