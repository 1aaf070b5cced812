<?php
/**
 * Base of the controllers.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Lock;
use WP_Error;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * A controller registers its routes and turns outcomes into answers; what is decided, others decide.
 */
abstract class Controller {

	const REST_NAMESPACE = 'jetpack/v4';

	/**
	 * Registers the routes.
	 */
	abstract public function register_routes();

	/**
	 * Registers a GET.
	 *
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Of Permissions.
	 * @param callable $callback   Answers.
	 * @param array    $args       Schema of the parameters.
	 */
	protected function get( $path, $permission, $callback, array $args = array() ) {
		$this->route( WP_REST_Server::READABLE, $path, $permission, $callback, $args );
	}

	/**
	 * Registers POST, PUT and PATCH. Each runs alone, so that none half-sees another's work.
	 *
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Of Permissions.
	 * @param callable $callback   Answers.
	 * @param array    $args       Schema of the parameters.
	 */
	protected function post( $path, $permission, $callback, array $args = array() ) {
		$this->route( WP_REST_Server::EDITABLE, $path, $permission, $callback, $args );
	}

	/**
	 * Registers POST, PUT and PATCH for a call that only asks. It takes no lock: who may write nothing must not be able to keep others waiting.
	 *
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Of Permissions.
	 * @param callable $callback   Answers, and writes nothing.
	 * @param array    $args       Schema of the parameters.
	 */
	protected function ask( $path, $permission, $callback, array $args = array() ) {
		$this->open( WP_REST_Server::EDITABLE, $path, $permission, $callback, $args );
	}

	/**
	 * Registers a route; what is not read runs alone.
	 *
	 * @param string   $methods    Methods.
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Of Permissions.
	 * @param callable $callback   Answers.
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
	 * Registers a route as it is.
	 *
	 * @param string   $methods    Methods.
	 * @param string   $path       Path below the namespace.
	 * @param callable $permission Of Permissions.
	 * @param callable $callback   Answers.
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
	 * An error has no headers of its own, and who was too late should know when to come back.
	 *
	 * @param mixed $outcome What a callback returned, or the lock in its place.
	 * @return mixed
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
	 * The body of a success that has a message.
	 *
	 * @param string $message Translated.
	 * @param array  $more    Further members.
	 * @return array
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
	 * @param int|null $status  HTTP status; null goes out as 500 with data null.
	 * @return WP_Error
	 */
	protected function error( $code, $message, $status = null ) {
		return new WP_Error( $code, esc_html( $message ), null === $status ? '' : array( 'status' => $status ) );
	}
}
