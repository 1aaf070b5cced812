<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\State\Lock;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Base class of the controllers. A controller registers its routes and turns results into responses. Rules belong in other classes. */
abstract class Controller {

	const REST_NAMESPACE = 'jetpack/v4';

	abstract public function register_routes();

	protected function get( $path, $permission, $callback, array $args = array() ) {
		$this->open( WP_REST_Server::READABLE, $path, $permission, $callback, $args );
	}

	/** Registers POST, PUT and PATCH. Only one runs at a time, so no request sees another's partial changes. */
	protected function post( $path, $permission, $callback, array $args = array() ) {
		$this->route( WP_REST_Server::EDITABLE, $path, $permission, $callback, $args );
	}

	/** The same for a call that only reads. It takes no lock, so that users without write permission cannot block others. */
	protected function ask( $path, $permission, $callback, array $args = array() ) {
		$this->open( WP_REST_Server::EDITABLE, $path, $permission, $callback, $args );
	}

	/** Registers a route whose calls run one at a time. */
	protected function route( $methods, $path, $permission, $callback, array $args = array() ) {
		$this->open( $methods, $path, $permission, self::in_turn( $callback ), $args );
	}

	/**
	 * Registers a route without a lock.
	 *
	 * @param string          $methods    Methods.
	 * @param string          $path       Path below the namespace.
	 * @param string|callable $permission Name in Permissions, or a callback.
	 * @param callable        $callback   Handler.
	 * @param array           $args       Schema of the parameters.
	 */
	protected function open( $methods, $path, $permission, $callback, array $args = array() ) {
		$permission = is_string( $permission ) ? Permissions::of( $permission ) : $permission;
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

	/** A handler under the lock. A response that timed out waiting for it says when to try again: a WP_Error has no headers of its own. */
	protected static function in_turn( callable $callback ) {
		return static function ( $request ) use ( $callback ) {
			$outcome = Lock::during( static fn() => $callback( $request ) );
			if ( ! is_wp_error( $outcome ) || Lock::BUSY !== $outcome->get_error_code() ) {
				return $outcome;
			}
			$response = rest_convert_error_to_response( $outcome );
			$response->header( 'Retry-After', (string) Lock::PATIENCE );
			return $response;
		};
	}

	/**
	 * The schema of a parameter.
	 *
	 * @param string $type        JSON type.
	 * @param bool   $is_required Whether it is required.
	 * @param array  $more        Further schema.
	 */
	protected static function arg( $type, $is_required = false, array $more = array() ) {
		return array(
			'type'     => $type,
			'required' => $is_required,
		) + $more;
	}

	/** Parameters of the body only, without those of the path and the query: JSON first, otherwise form fields. */
	public static function body( WP_REST_Request $request ) {
		$json = $request->get_json_params();
		return is_array( $json ) ? $json : (array) $request->get_body_params();
	}

	/**
	 * Forwards the cloud's answer. Its HTTP status becomes the site's own; a call that did not reach it has none, and is sent as 200 with an error inside. A body
	 * that is not JSON becomes 200 with an empty body.
	 *
	 * @param mixed|WP_Error $body Body, or a failure of Faults.
	 * @param string         $code Machine code of this route's failure.
	 */
	protected function passed( $body, $code ) {
		if ( ! is_wp_error( $body ) ) {
			return rest_ensure_response( $body );
		}
		return Faults::is( $body, Faults::NOT_JSON ) ? null : $this->failed( $body, $code );
	}

	/** A failure of Faults, with the code of a route. */
	protected function failed( WP_Error $failure, $code ) {
		return new WP_Error( $code, esc_html( $failure->get_error_message() ), array( 'status' => $failure->get_error_data()['status'] ) );
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
