<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Accounts;
use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\Cloud\Store;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\User_Meta;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** What the cloud keeps of people: `tracking/settings` and `marketing/survey`. It also sends the email of `mobile/send-login-email`, in 11.2 and earlier. */
class Account_Controller extends Controller {

	/** Number of latest answers to keep. */
	const KEPT = 20;

	/** Maximum length of a stored text. */
	const LONGEST = 2000;

	public function register_routes() {
		$this->get( 'tracking/settings', 'admin_page', array( $this, 'read' ) );
		$this->post( 'tracking/settings', 'admin_page', array( $this, 'save' ), array( 'tracks_opt_out' => self::arg( 'boolean', true ) ) );
		$this->route( WP_REST_Server::CREATABLE, 'marketing/survey', 'disconnect', array( $this, 'submit' ) );
		$this->ask( 'mobile/send-login-email', 'admin_page', array( $this, 'send' ) );
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

	/** POST tracking/settings. An unlinked user is opted out, and nothing is saved. */
	public function save( WP_REST_Request $request ) {
		if ( Connection::is_linked() && ! Faults::of( 'tracking/settings' ) ) {
			User_Meta::set( Accounts::OPT_OUT_META, $request['tracks_opt_out'] ? '1' : '' );
		}
		return $this->read();
	}

	/**
	 * POST marketing/survey: the cloud's own body, including errors. If a site cannot deliver the answer, the browser sends it to the provider itself, which must
	 * never be necessary here.
	 */
	public function submit( WP_REST_Request $request ) {
		$fault = Faults::of( 'marketing/survey' );
		if ( $fault ) {
			return array(
				'error'   => $fault->get_error_code(),
				'message' => $fault->get_error_message(),
			);
		}
		$surveys   = Store::get( 'surveys', array() );
		$surveys[] = map_deep( self::body( $request ), array( self::class, 'shorten' ) );
		Store::set( array( 'surveys' => array_slice( $surveys, -self::KEPT ) ) );
		return Provider::body( 'marketing/survey', array( 'success' => true ) );
	}

	/** Sanitizes one value of an answer. */
	public static function shorten( $leaf ) {
		return is_string( $leaf ) ? mb_substr( sanitize_textarea_field( $leaf ), 0, self::LONGEST ) : $leaf;
	}

	/** POST mobile/send-login-email. The cloud sends the email to the account's address, so there must be one. The sandbox sends no email. */
	public function send() {
		if ( Faults::of_account( 'mobile/send-login-email' ) ) {
			return $this->error( 'error_sending_mobile_magic_link', __( 'The email could not be sent.', 'dashboard-for-jetpack' ), 500 );
		}
		return array( 'code' => 'success' );
	}
}
