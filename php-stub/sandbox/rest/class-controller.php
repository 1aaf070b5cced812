<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Lock;
use WP_Error;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Base class of the controllers. A controller registers its routes and turns results into responses. Rules belong in other classes. */
abstract class Controller {

	const REST_NAMESPACE = 'jetpack/v4';

	/** Registers the routes. */
	abstract public function register_routes();

	/**
	 * Registers a GET.
	 *
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Method of Permissions.
	 * @param callable $callback   Handler.
	 * @param array    $args       Schema of the parameters.
	 */
	protected function get( $path, $permission, $callback, array $args = array() ) {
		$this->route( WP_REST_Server::READABLE, $path, $permission, $callback, $args );
	}

	/**
	 * Registers POST, PUT and PATCH. Only one runs at a time, so no request sees another's partial changes.
	 *
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Method of Permissions.
	 * @param callable $callback   Handler.
	 * @param array    $args       Schema of the parameters.
	 */
	protected function post( $path, $permission, $callback, array $args = array() ) {
		$this->route( WP_REST_Server::EDITABLE, $path, $permission, $callback, $args );
	}

	/**
	 * Registers POST, PUT and PATCH for a call that only reads. It takes no lock, so that users without write permission cannot block others.
	 *
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Method of Permissions.
	 * @param callable $callback   Handler that writes nothing.
	 * @param array    $args       Schema of the parameters.
	 */
	protected function ask( $path, $permission, $callback, array $args = array() ) {
		$this->open( WP_REST_Server::EDITABLE, $path, $permission, $callback, $args );
	}

	/**
	 * Registers a route; methods that are not reads run one at a time.
	 *
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Method of Permissions.
	 * @param callable $callback   Handler.
	 * @param array    $args       Schema of the parameters.
	 */
	protected function route( $methods, $path, $permission, $callback, array $args = array() ) {
		$answer = WP_REST_Server::READABLE === $methods ? $callback : static function ( $request ) use ( $callback ) {
			return self::or_busy(
				Lock::during(
					static function () use ( $callback, $request ) {
						return $callback( $request );
					}
				)
			);
		};
		$this->open( $methods, $path, $permission, $answer, $args );
	}

	/**
	 * Registers a route without a lock.
	 *
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Method of Permissions.
	 * @param callable $callback   Handler.
	 * @param array    $args       Schema of the parameters.
	 */
	protected function open( $methods, $path, $permission, $callback, array $args = array() ) {
		register_rest_route(
			static::REST_NAMESPACE,
			'/' . $path,
			array(
				'methods'             => $methods,
				'callback'            => $callback,
				'permission_callback' => $permission,
				'args'                => $args,
			)
		);
	}

	/**
	 * Adds a Retry-After header to a response that timed out waiting for the lock. A WP_Error has no headers of its own.
	 *
	 * @param mixed $outcome Result of the handler or of the lock.
	 */
	protected static function or_busy( $outcome ) {
		if ( ! is_wp_error( $outcome ) || Lock::BUSY !== $outcome->get_error_code() ) {
			return $outcome;
		}
		$response = rest_convert_error_to_response( $outcome );
		$response->header( 'Retry-After', (string) Lock::PATIENCE );
		return $response;
	}

	/**
	 * Body of a success with a message.
	 *
	 * @param string $message Translated.
	 * @param array  $more    Further members.
	 */
	protected function success( $message, array $more = array() ) {
		return array(
			'code'    => 'success',
			'message' => $message,
		) + $more;
	}

	/**
	 * An error.
	 *
	 * @param string   $code    Machine code.
	 * @param string   $message Translated.
	 * @param int|null $status  HTTP status; null is sent as 500 with data null.
	 * @return WP_Error
	 */
	protected function error( $code, $message, $status = null ) {
		return new WP_Error( $code, esc_html( $message ), null === $status ? '' : array( 'status' => $status ) );
	}
}
