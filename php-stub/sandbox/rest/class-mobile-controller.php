<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;

defined( 'ABSPATH' ) || exit;

/** `mobile/send-login-email`, in 11.2 and earlier. */
class Mobile_Controller extends Controller {

	public function register_routes() {
		$this->ask( 'mobile/send-login-email', array( Permissions::class, 'admin_page' ), array( $this, 'send' ) );
	}

	/** POST mobile/send-login-email. The cloud sends the email to the account's address, so there must be one. The sandbox sends no email. */
	public function send() {
		if ( Faults::of_account( 'mobile/send-login-email' ) ) {
			return $this->error( 'error_sending_mobile_magic_link', __( 'The email could not be sent.', 'dashboard-for-jetpack' ), 500 );
		}
		return array( 'code' => 'success' );
	}
}
