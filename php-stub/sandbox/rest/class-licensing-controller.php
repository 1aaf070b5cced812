<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Licenses;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `licensing/…`. Only the owner has licenses; `licensing/error` reads and writes bare values. */
class Licensing_Controller extends Controller {

	const LONGEST = 1024;

	const PER_PAGE = 100;

	public function register_routes() {
		$this->get( 'licensing/error', 'options', array( $this, 'read' ) );
		$this->post( 'licensing/error', 'options', array( $this, 'save' ), array( 'error' => self::arg( 'string', true ) ) );
		$this->post( 'licensing/set-license', 'license_key', array( $this, 'use_key' ), array( 'license' => self::arg( 'string', true ) ) );
		$keys  = self::arg( 'array', true, array( 'items' => array( 'type' => 'string' ) ) );
		$count = self::arg( 'integer', true, array( 'minimum' => 0 ) );
		$this->get( 'licensing/user/counts', 'owner', array( $this, 'counts' ) );
		$this->get( 'licensing/user/licenses', 'owner', array( $this, 'licenses' ) );
		$this->post( 'licensing/user/activation-notice-dismiss', 'owner', array( $this, 'dismiss_notice' ), array( 'last_detached_count' => $count ) );
		$this->post( 'licensing/attach-licenses', 'owner', array( $this, 'attach' ), array( 'licenses' => $keys ) );
	}

	/**
	 * GET licensing/error.
	 *
	 * @return \WP_REST_Response "" if there is none.
	 */
	public function read() {
		return rest_ensure_response( (string) Site::get( 'licensingError', '' ) );
	}

	/** POST licensing/error; "" clears the error. */
	public function save( WP_REST_Request $request ) {
		Site::set( array( 'licensingError' => mb_substr( sanitize_text_field( $request['error'] ), 0, self::LONGEST ) ) );
		return rest_ensure_response( true );
	}

	/** POST licensing/set-license. */
	public function use_key( WP_REST_Request $request ) {
		$fault   = Faults::of( 'licensing/set-license' );
		$outcome = $fault ? $fault : Licenses::attach( trim( $request['license'] ) );
		if ( is_wp_error( $outcome ) ) {
			return $this->error( 'setting_license_key_failed', $outcome->get_error_message(), 500 );
		}
		return array( 'code' => 'success' );
	}

	/** @return mixed The answer to GET licensing/user/counts. */
	public function counts() {
		$fault = Faults::of( 'licensing/user/counts' );
		return $this->passed( $fault ? $fault : Licenses::counts(), 'failed_to_fetch_data' );
	}

	/** @return mixed The answer to GET licensing/user/licenses. */
	public function licenses() {
		$fault = Faults::of( 'licensing/user/licenses' );
		if ( $fault ) {
			return $this->passed( $fault, 'failed_to_fetch_data' );
		}
		$items = Licenses::items();
		return array(
			'current_page'   => 1,
			'items_per_page' => self::PER_PAGE,
			'total_pages'    => 1,
			'current_items'  => count( $items ),
			'total_items'    => count( $items ),
			'items'          => $items,
		);
	}

	/**
	 * POST licensing/user/activation-notice-dismiss.
	 *
	 * @return array { last_detached_count, last_dismissed_time }
	 */
	public function dismiss_notice( WP_REST_Request $request ) {
		$dismissed = array(
			'last_detached_count' => $request['last_detached_count'],
			'last_dismissed_time' => gmdate( 'c' ),
		);
		Site::set( array( 'activationNoticeDismiss' => $dismissed ) );
		return $dismissed;
	}

	/**
	 * POST licensing/attach-licenses. An invalid key does not fail the call.
	 *
	 * @return array|WP_Error One entry per key: [ { activatedProductId } ] or { errors: status to texts, error_data: [] }.
	 */
	public function attach( WP_REST_Request $request ) {
		if ( Connection::is_offline() ) {
			return $this->error( 'not_connected', __( 'The site is not connected.', 'dashboard-for-jetpack' ) );
		}
		$fault = $request['licenses'] ? Faults::of( 'licensing/attach-licenses' ) : null;
		if ( $fault ) {
			$error = $this->error( 'request_failed', __( 'Couldn’t reach the cloud to activate the license.', 'dashboard-for-jetpack' ) );
			$error->add( $fault->get_error_code(), esc_html( $fault->get_error_message() ) );
			return $error;
		}
		return array_map( array( $this, 'attach_one' ), array_values( $request['licenses'] ) );
	}

	private function attach_one( $key ) {
		$outcome = Licenses::attach( trim( $key ) );
		if ( is_wp_error( $outcome ) ) {
			return array(
				'errors'     => array( $outcome->get_error_code() => $outcome->get_error_messages() ),
				'error_data' => array(),
			);
		}
		return array( array( 'activatedProductId' => $outcome ) );
	}
}
