<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Licenses;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `licensing/error`, which reads and writes bare values, and `licensing/set-license`. */
class Licensing_Controller extends Controller {

	const LONGEST = 1024;

	public function register_routes() {
		$options = array( Permissions::class, 'options' );
		$this->get( 'licensing/error', $options, array( $this, 'read' ) );
		$this->post( 'licensing/error', $options, array( $this, 'save' ), array( 'error' => Args::of( 'string', true ) ) );
		$this->post( 'licensing/set-license', array( Account_Permissions::class, 'license_key' ), array( $this, 'use_key' ), array( 'license' => Args::of( 'string', true ) ) );
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
}
