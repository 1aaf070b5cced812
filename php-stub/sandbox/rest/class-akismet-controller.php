<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Anti_Spam_Keys;
use Dashboard_For_Jetpack\Sandbox\Plugins\Installed;
use Dashboard_For_Jetpack\Sandbox\Plugins\Runs;
use Dashboard_For_Jetpack\Sandbox\Settings\Validators;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The anti-spam key: `module/akismet/key/check`. */
class Akismet_Controller extends Controller {

	public function register_routes() {
		$path = 'module/(?P<service>[a-z\-]+)/key/check';
		$args = array(
			'api_key' => array(
				'type'              => 'string',
				'required'          => true,
				'sanitize_callback' => null,
				'validate_callback' => array( Validators::class, 'is_alphanum' ),
			),
		);
		$this->get( $path, array( Permissions::class, 'settings' ), array( $this, 'check' ) );
		$this->ask( $path, array( Permissions::class, 'settings' ), array( $this, 'check' ), $args );
	}

	/** Checks the key in the request, or the saved one. The sandbox accepts the keys of `wire/anti-spam-keys.json`. */
	public function check( WP_REST_Request $request ) {
		if ( 'akismet' !== $request['service'] ) {
			return rest_ensure_response( false );
		}
		if ( ! Runs::akismet() ) {
			$is_installed = null !== Installed::file_of( 'akismet' );
			return array(
				'validKey'          => false,
				'invalidKeyCode'    => $is_installed ? 'not_active' : 'not_installed',
				'invalidKeyMessage' => $is_installed ? __( 'Akismet is not active.', 'dashboard-for-jetpack' ) : __( 'Akismet is not installed.', 'dashboard-for-jetpack' ),
			);
		}
		$key = 'GET' === $request->get_method() ? Anti_Spam_Keys::kept() : (string) $request['api_key'];
		return array( 'validKey' => Anti_Spam_Keys::is_usable( $key ) );
	}
}
