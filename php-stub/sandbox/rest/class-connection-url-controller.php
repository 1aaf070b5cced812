<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Authorize_Url;
use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Connection_Changes;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `connection/url`, `connection/authorize_url` and `connection/register`. */
class Connection_Url_Controller extends Controller {

	public function register_routes() {
		$text = Args::of( 'string' );
		$this->get(
			'connection/url',
			array( Permissions::class, 'connect_user_for_url' ),
			array( $this, 'connect_url' ),
			array(
				'from'     => $text,
				'redirect' => $text,
			)
		);
		$this->get( 'connection/authorize_url', array( Permissions::class, 'connect_user' ), array( $this, 'authorize_url' ), array( 'redirect_uri' => $text ) );
		$this->post(
			'connection/register',
			array( Permissions::class, 'connect' ),
			array( $this, 'register' ),
			array(
				'registration_nonce' => Args::of( 'string', true ),
				'redirect_uri'       => $text,
				'plugin_slug'        => $text,
				'from'               => $text,
			)
		);
	}

	/** GET connection/url, which returns a bare string. */
	public function connect_url( WP_REST_Request $request ) {
		return rest_ensure_response( Authorize_Url::connect( (string) $request['redirect'], (string) $request['from'] ) );
	}

	/** GET connection/authorize_url. */
	public function authorize_url( WP_REST_Request $request ) {
		return array( 'authorizeUrl' => Authorize_Url::authorize( $this->final_url( $request ) ) );
	}

	/** POST connection/register. A registered site stays registered. */
	public function register( WP_REST_Request $request ) {
		if ( ! wp_verify_nonce( $request['registration_nonce'], 'jetpack-registration-nonce' ) ) {
			return $this->error( 'invalid_nonce', __( 'This page has expired. Please reload it.', 'dashboard-for-jetpack' ), 403 );
		}
		if ( ! Connection::is_registered() ) {
			$fault = Faults::of_registration( 'connection/register' );
			if ( $fault ) {
				return $fault;
			}
			Connection_Changes::register();
		}
		return array(
			'authorizeUrl'          => Authorize_Url::authorize( $this->final_url( $request ), (string) $request['from'] ),
			'alternateAuthorizeUrl' => '',
		);
	}

	/**
	 * The redirect parameter, which is relative to wp-admin.
	 *
	 * @return string "" if it is missing.
	 */
	private function final_url( WP_REST_Request $request ) {
		$path = (string) $request['redirect_uri'];
		return '' === $path ? '' : admin_url( ltrim( $path, '/' ) );
	}
}
