<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Authorize_Url;
use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Screens\Data\Connection_Data;
use Dashboard_For_Jetpack\Sandbox\Screens\State_Notices;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Connection_Changes;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `connection/…`, and `seen-wc-connection-modal`. The scenario's `connection.health` { blog, user } says which tokens are healthy; by default both are. */
class Connection_Controller extends Controller {

	public function register_routes() {
		$this->get( 'connection', 'everybody', array( Connection_Data::class, 'status' ) );
		$this->get( 'connection/data', 'connect_user', array( Connection_Data::class, 'of_user' ) );
		$this->get( 'connection/plugins', 'activate_plugins', array( Connection_Data::class, 'plugins' ) );
		$this->get( 'connection/test', 'modules', array( $this, 'test' ) );
		$text = self::arg( 'string' );
		$this->get(
			'connection/url',
			'connect_user_for_url',
			array( $this, 'connect_url' ),
			array(
				'from'     => $text,
				'redirect' => $text,
			)
		);
		$this->get( 'connection/authorize_url', 'connect_user', array( $this, 'authorize_url' ), array( 'redirect_uri' => $text ) );
		$this->post(
			'connection/register',
			'connect',
			array( $this, 'register' ),
			array(
				'registration_nonce' => self::arg( 'string', true ),
				'redirect_uri'       => $text,
				'plugin_slug'        => $text,
				'from'               => $text,
			)
		);
		$off = array( 'enum' => array( false ) );
		$this->post( 'connection', 'disconnect', array( $this, 'disconnect' ), array( 'isActive' => self::arg( 'boolean', true, $off ) ) );
		$this->post( 'connection/user', 'unlink', array( $this, 'unlink' ) );
		$this->post( 'seen-wc-connection-modal', 'modules', array( $this, 'see_store_modal' ) );
		$this->post( 'connection/reconnect', 'reconnect', array( $this, 'reconnect' ) );
	}

	/** @return array|WP_Error The answer to GET connection/test. A site without a connection passes, too; a failure is a 500. */
	public function test() {
		$health  = (array) Connection::get( 'health', array() );
		$is_sick = Connection::get( 'errors', array() ) || in_array( false, $health, true );
		if ( Connection::get( 'isInIdentityCrisis' ) ) {
			return $this->failure( 'identity_crisis', __( 'The cloud has a different address for this site.', 'dashboard-for-jetpack' ) );
		}
		if ( Connection::is_registered() && $is_sick ) {
			return $this->failure( 'connection_token_health', __( 'The tokens of the connection are not healthy.', 'dashboard-for-jetpack' ) );
		}
		if ( Connection::is_registered() && Faults::of( 'connection/test' ) ) {
			return $this->failure( 'wpcom_connection_test', __( 'The cloud could not reach the site.', 'dashboard-for-jetpack' ) );
		}
		return $this->success( __( 'All connection tests passed.', 'dashboard-for-jetpack' ) );
	}

	private function failure( $name, $message ) {
		return new WP_Error(
			"failed_test__$name",
			esc_html( $message ),
			array(
				'status'     => 500,
				'resolution' => __( 'Reconnect', 'dashboard-for-jetpack' ) . ' :' . admin_url( 'admin.php?page=jetpack#/reconnect' ),
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
