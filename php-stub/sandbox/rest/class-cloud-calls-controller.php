<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Calls of the cloud, which the sandbox cloud never makes. With a secret, the only protection of calls that are open to every visitor: none is known. Signed with a
 * token that the site and the cloud share: refused with 401 if logged out, 403 if logged in. `sync/*`, also for administrators: nothing is ever queued or sent.
 */
class Cloud_Calls_Controller extends Controller {

	const FORM = '/^[A-Za-z0-9]{10,64}$/';

	/** Path to { methods, code of the denial }. */
	const ROUTES = array(
		'connection/test-wpcom'          => array( 'GET', 'rest_forbidden' ),
		'user-token'                     => array( 'POST, PUT, PATCH', 'invalid_permission_update_user_token' ),
		'backup-helper-script'           => array( 'POST, DELETE', 'rest_forbidden' ),
		'database-object/backup'         => array( 'GET', 'rest_forbidden' ),
		'options/backup'                 => array( 'GET', 'rest_forbidden' ),
		'comments/(?P<id>[0-9]+)/backup' => array( 'GET', 'rest_forbidden' ),
		'posts/(?P<id>[0-9]+)/backup'    => array( 'GET', 'rest_forbidden' ),
		'terms/(?P<id>[0-9]+)/backup'    => array( 'GET', 'rest_forbidden' ),
		'users/(?P<id>[0-9]+)/backup'    => array( 'GET', 'rest_forbidden' ),
	);

	/** Paths of reads, to their responses. */
	const FACTS = array(
		'status'          => array(
			'started'         => false,
			'finished'        => false,
			'progress'        => array(),
			'queue_size'      => 0,
			'queue_lag'       => 0,
			'full_queue_size' => 0,
			'full_queue_lag'  => 0,
			'is_sync_enabled' => false,
			'cron_size'       => 0,
			'next_cron'       => 0,
		),
		'data-check'      => array(),
		'object-id-range' => array( 'ranges' => array() ),
		'spawn-sync'      => array(
			'success' => false,
			'code'    => 'sync_disabled',
		),
		'settings'        => array( 'disable' => true ),
	);

	/** Paths that act on a queue, to the error code of an empty queue. */
	const QUEUE_ACTIONS = array(
		'now'      => 'queue_size',
		'checkout' => 'queue_size',
		'unlock'   => 'queue_size',
		'close'    => 'buffer_not_checked_out',
	);

	public function register_routes() {
		$this->ask( 'remote_authorize', 'everybody', array( $this, 'authorize' ) );
		if ( ! Connection::has_owner() ) {
			$this->ask( 'verify_registration', 'everybody', array( $this, 'verify_registration' ) );
		}
		$this->open( WP_REST_Server::CREATABLE, 'verify_xmlrpc_error', 'everybody', array( $this, 'verify_error' ), array( 'nonce' => self::arg( 'string', true ) ) );
		foreach ( self::ROUTES as $path => $route ) {
			list( $methods, $code ) = $route;
			$refuse                 = static fn() => new WP_Error( $code, __( 'Only the cloud can make this call.', 'dashboard-for-jetpack' ), array( 'status' => rest_authorization_required_code() ) );
			// The permission always refuses, so the callback never runs, but WordPress requires one.
			$this->open( $methods, $path, $refuse, $refuse );
		}
		foreach ( self::FACTS as $path => $fact ) {
			$args = 'object-id-range' === $path ? array( 'sync_module' => self::arg( 'string', true ) ) : array();
			$this->get( "sync/$path", 'sync', static fn() => $fact, $args );
		}
		$queue = array( 'queue' => self::arg( 'string', true, array( 'enum' => array( 'sync', 'full_sync' ) ) ) );
		foreach ( self::QUEUE_ACTIONS as $path => $code ) {
			$this->ask( "sync/$path", 'sync', $this->refuse_sync( $code, __( 'The queue is empty.', 'dashboard-for-jetpack' ) ), $queue );
		}
		$disabled = $this->refuse_sync( 'sync_disabled', __( 'This site doesn’t sync because its cloud is a sandbox.', 'dashboard-for-jetpack' ) );
		foreach ( array( 'full-sync', 'data-histogram', 'health', 'settings' ) as $path ) {
			$this->ask( "sync/$path", 'sync', $disabled );
		}
		$this->open( WP_REST_Server::ALLMETHODS, 'sync/object', 'sync', $disabled );
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

	private function refuse_sync( $code, $message ) {
		return fn() => $this->error( $code, $message, 400 );
	}
}
