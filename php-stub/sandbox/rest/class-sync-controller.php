<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `sync/*`, for the cloud and for administrators. The sandbox reads the site directly, so nothing is ever queued or sent, and the responses say so. */
class Sync_Controller extends Controller {

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
		$permission = array( Account_Permissions::class, 'sync' );
		foreach ( self::FACTS as $path => $fact ) {
			$args = 'object-id-range' === $path ? array( 'sync_module' => Args::of( 'string', true ) ) : array();
			$this->get(
				"sync/$path",
				$permission,
				static function () use ( $fact ) {
					return $fact;
				},
				$args
			);
		}
		$queue = array( 'queue' => Args::of( 'string', true, array( 'enum' => array( 'sync', 'full_sync' ) ) ) );
		foreach ( self::QUEUE_ACTIONS as $path => $code ) {
			$this->ask( "sync/$path", $permission, $this->refuse( $code, __( 'The queue is empty.', 'dashboard-for-jetpack' ) ), $queue );
		}
		$disabled = $this->refuse( 'sync_disabled', __( 'This site doesn’t sync because its cloud is a sandbox.', 'dashboard-for-jetpack' ) );
		foreach ( array( 'full-sync', 'data-histogram', 'health', 'settings' ) as $path ) {
			$this->ask( "sync/$path", $permission, $disabled );
		}
		$this->open( WP_REST_Server::ALLMETHODS, 'sync/object', $permission, $disabled );
	}

	private function refuse( $code, $message ) {
		return function () use ( $code, $message ) {
			return $this->error( $code, $message, 400 );
		};
	}
}
