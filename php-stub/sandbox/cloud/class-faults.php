<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A scenario decides which calls fail, and how. Every failure is a WP_Error with the data
 * `{ kind: "error"|"unreachable"|"not-json", status: int|"", api_error_code: string, api_http_code: int|"" }`.
 */
class Faults {

	const UNREACHABLE = 'unreachable';
	const NOT_JSON    = 'not-json';

	/**
	 * The failure of a call.
	 *
	 * @param string $path REST path of the site's own route.
	 * @return WP_Error|null Null if the call succeeds.
	 */
	public static function of( $path ) {
		$fault = Store::get( 'faults', array() )[ $path ] ?? null;
		if ( ! $fault ) {
			return null;
		}
		$kind = $fault['kind'] ?? 'error';
		if ( self::UNREACHABLE === $kind ) {
			return self::unreachable();
		}
		$is_text = self::NOT_JSON === $kind;
		return self::make(
			$kind,
			$fault['code'] ?? ( $is_text ? 'invalid_json' : 'unknown_error' ),
			$fault['message'] ?? __( 'The cloud sent an invalid response.', 'dashboard-for-jetpack' ),
			$is_text ? 200 : (int) ( $fault['status'] ?? 500 )
		);
	}

	/** @return WP_Error A call that did not reach the cloud, so it has no status. */
	public static function unreachable() {
		return self::make( self::UNREACHABLE, 'http_request_failed', __( 'The cloud could not be reached.', 'dashboard-for-jetpack' ), '' );
	}

	/**
	 * The failure of a call on behalf of the current user.
	 *
	 * @param string $path REST path of the site's own route.
	 * @return WP_Error|null
	 */
	public static function of_account( $path ) {
		return Connection::is_linked() ? self::of( $path ) : self::unreachable();
	}

	/**
	 * The failure of a registration, with the registration's own codes.
	 *
	 * @param string $path REST path of the site's own route.
	 * @return WP_Error|null The cloud's own code, or register_http_request_failed; without data.
	 */
	public static function of_registration( $path ) {
		$fault = self::of( $path );
		if ( ! $fault ) {
			return null;
		}
		$code = self::is( $fault, self::UNREACHABLE ) ? 'register_http_request_failed' : $fault->get_error_code();
		return new WP_Error( $code, esc_html( $fault->get_error_message() ) );
	}

	/**
	 * Whether a failure is of the given kind.
	 *
	 * @param WP_Error $error A failure of this class.
	 * @param string   $kind  One of the constants.
	 */
	public static function is( WP_Error $error, $kind ) {
		return $kind === ( $error->get_error_data()['kind'] ?? '' );
	}

	/**
	 * The cloud's error body.
	 *
	 * @param WP_Error $error A failure of this class.
	 * @return array|null { error, message }; null if there is no readable body.
	 */
	public static function body( WP_Error $error ) {
		return self::is( $error, 'error' ) ? array(
			'error'   => $error->get_error_code(),
			'message' => $error->get_error_message(),
		) : null;
	}

	private static function make( $kind, $code, $message, $status ) {
		return new WP_Error(
			$code,
			$message,
			array(
				'kind'           => $kind,
				'status'         => $status,
				'api_error_code' => $code,
				'api_http_code'  => $status,
			)
		);
	}
}
