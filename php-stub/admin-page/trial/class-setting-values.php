<?php
/**
 * Values of settings, as Jetpack's REST API reads and saves them.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Trial;

use Dashboard_For_Jetpack\Admin_Page\Time_Limit;
use RuntimeException;
use Throwable;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Reads and saves settings as the current user, without another request. Jetpack's own permissions and setters apply. */
class Setting_Values {

	const ROUTE = '/jetpack/v4/settings';

	/**
	 * Answers that won't change: no right, no such setting. WordPress's own refusals of a value begin with rest_. Jetpack's may be a failure of its
	 * database.
	 */
	const FINAL = array( 401, 403, 404 );

	/**
	 * Reads some settings. Modules are among them, as booleans.
	 *
	 * @param string[] $keys Keys on the wire.
	 * @return array Key to value, without those that Jetpack doesn't report.
	 * @throws RuntimeException If Jetpack doesn't answer.
	 */
	public static function read( array $keys ) {
		$response = Time_Limit::in_page(
			static function () {
				return rest_do_request( new WP_REST_Request( 'GET', self::ROUTE ) );
			}
		);
		$values   = $response->get_data();
		if ( $response->is_error() || ! is_array( $values ) ) {
			throw new RuntimeException( 'The settings could not be read.' );
		}
		return array_intersect_key( $values, array_flip( $keys ) );
	}

	/**
	 * Saves a setting.
	 *
	 * @param string $key   Key on the wire.
	 * @param mixed  $value Value.
	 * @return bool False if it failed and may succeed later; a refusal is final.
	 */
	public static function save( $key, $value ) {
		$request = new WP_REST_Request( 'POST', self::ROUTE );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( array( $key => self::to_sent( $value ) ) ) );
		try {
			$response = rest_do_request( $request );
			$code     = (string) ( ( (array) $response->get_data() )['code'] ?? '' );
			return ! $response->is_error() || in_array( $response->get_status(), self::FINAL, true ) || 0 === strpos( $code, 'rest_' );
		} catch ( Throwable $fault ) {
			return false;
		}
	}

	/**
	 * Whether two values of a setting are the same one. Jetpack reads flags and numbers in several forms.
	 *
	 * @param mixed $one     Value.
	 * @param mixed $another Value.
	 * @return bool
	 */
	public static function is_same( $one, $another ) {
		if ( is_bool( $one ) || is_bool( $another ) ) {
			return (bool) $one === (bool) $another;
		}
		return self::as_text( $one ) === self::as_text( $another );
	}

	private static function as_text( $value ) {
		$value = self::to_sent( $value );
		// An object that was stored as JSON comes back as an array.
		return is_scalar( $value ) ? (string) $value : wp_json_encode( json_decode( wp_json_encode( $value ), true ) );
	}

	/**
	 * Jetpack reads a list of addresses as { local: string[] } and saves it as lines.
	 *
	 * @param mixed $value As it is read.
	 * @return mixed As it is sent.
	 */
	private static function to_sent( $value ) {
		$lines = ( (array) $value )['local'] ?? null;
		return is_array( $lines ) ? implode( "\n", $lines ) : $value;
	}
}
