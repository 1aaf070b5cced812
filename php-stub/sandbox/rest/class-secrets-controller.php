<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Open to every visitor, so the secret is the only protection. The sandbox cloud never makes these calls and creates no secret, so all are refused. */
class Secrets_Controller extends Controller {

	const FORM = '/^[A-Za-z0-9]{10,64}$/';

	public function register_routes() {
		$everybody = array( Permissions::class, 'everybody' );
		$this->ask( 'remote_authorize', $everybody, array( $this, 'authorize' ) );
		if ( ! Connection::has_owner() ) {
			$this->ask( 'verify_registration', $everybody, array( $this, 'verify_registration' ) );
		}
		$this->open( WP_REST_Server::CREATABLE, 'verify_xmlrpc_error', $everybody, array( $this, 'verify_error' ), array( 'nonce' => Args::of( 'string', true ) ) );
	}

	/** POST remote_authorize. */
	public function authorize( WP_REST_Request $request ) {
		foreach ( array( 'secret', 'state', 'redirect_uri', 'code' ) as $name ) {
			if ( ! is_scalar( $request[ $name ] ) || '' === (string) $request[ $name ] ) {
				return $this->error( 'missing_parameter', __( 'Missing parameter.', 'dashboard-for-jetpack' ), 400 );
			}
		}
		if ( ! get_userdata( (int) $request['state'] ) ) {
			return $this->error( 'user_unknown', __( 'There is no such user.', 'dashboard-for-jetpack' ), 404 );
		}
		return $this->unknown_secret();
	}

	/** POST verify_registration, until an owner is connected. */
	public function verify_registration( WP_REST_Request $request ) {
		foreach ( array( 'secret_1', 'state' ) as $name ) {
			$value = $request[ $name ];
			$label = 'secret_1' === $name ? 'verify_secret_1' : 'state';
			if ( null === $value || '' === $value ) {
				return $this->error( "{$label}_missing", __( 'Missing parameter.', 'dashboard-for-jetpack' ), 400 );
			}
			if ( ! is_scalar( $value ) || ( 'secret_1' === $name && ! preg_match( self::FORM, (string) $value ) ) ) {
				return $this->error( "{$label}_malformed", __( 'Invalid parameter.', 'dashboard-for-jetpack' ), 400 );
			}
		}
		return $this->unknown_secret();
	}

	/**
	 * POST verify_xmlrpc_error: whether the site has stored an error with this nonce.
	 *
	 * @return \WP_REST_Response A bare bool.
	 */
	public function verify_error( WP_REST_Request $request ) {
		$nonces = array_column( Connection::get( 'errors', array() ), 'nonce' );
		return rest_ensure_response( in_array( $request['nonce'], $nonces, true ) );
	}

	private function unknown_secret() {
		return $this->error( 'verify_secrets_missing', __( 'Unknown secret.', 'dashboard-for-jetpack' ), 400 );
	}
}
