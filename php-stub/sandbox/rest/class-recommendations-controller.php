<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Recommendations;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `recommendations/…`: the site stores the answers; the cloud provides the offers. */
class Recommendations_Controller extends Controller {

	public function register_routes() {
		$data = array(
			'required'          => true,
			'sanitize_callback' => null,
			'validate_callback' => array( self::class, 'check' ),
		);
		$this->get( 'recommendations/data', 'settings', array( $this, 'data' ) );
		$this->post( 'recommendations/data', 'settings', array( $this, 'save_data' ), array( 'data' => $data ) );
		$this->get( 'recommendations/step', 'settings', array( $this, 'step' ) );
		$this->post( 'recommendations/step', 'settings', array( $this, 'save_step' ), array( 'step' => self::arg( 'string', true ) ) );
		$this->get( 'recommendations/conditional', 'admin_page', array( $this, 'conditional' ) );
		$this->get( 'recommendations/product-suggestions', 'admin_page', array( $this, 'suggestions' ) );
		$this->get( 'recommendations/upsell', 'admin_page', array( $this, 'upsell' ) );
	}

	/** @return array The answer to GET recommendations/data. */
	public function data() {
		return Recommendations::data();
	}

	/** POST recommendations/data. */
	public function save_data( WP_REST_Request $request ) {
		Recommendations::save_data( self::sanitize( $request['data'] ) );
		return rest_ensure_response( true );
	}

	/**
	 * GET recommendations/step.
	 *
	 * @return array { step }
	 */
	public function step() {
		return array( 'step' => Recommendations::step() );
	}

	/** POST recommendations/step. Accepts any step, because only the client has the list. */
	public function save_step( WP_REST_Request $request ) {
		Site::set_flag( 'recommendationsStep', sanitize_text_field( $request['step'] ) );
		return rest_ensure_response( true );
	}

	/** @return string[] The answer to GET recommendations/conditional. */
	public function conditional() {
		return Recommendations::conditional();
	}

	/** @return mixed The answer to GET recommendations/product-suggestions. An unlinked user gets an empty list, encoded twice as in the real API. */
	public function suggestions() {
		return $this->offer( 'recommendations/product-suggestions', '[]', array() );
	}

	/** @return mixed The answer to GET recommendations/upsell. */
	public function upsell() {
		$none = array( 'hide_upsell' => true );
		return $this->offer( 'recommendations/upsell', $none, $none );
	}

	private function offer( $path, $for_unlinked, $fallback ) {
		if ( ! Connection::is_registered() ) {
			return $this->error( 'site_not_registered', __( 'The site is not connected.', 'dashboard-for-jetpack' ) );
		}
		if ( ! Connection::is_linked() ) {
			return rest_ensure_response( $for_unlinked );
		}
		return $this->passed( Provider::fetch( $path, $fallback ), 'failed_to_fetch_data' );
	}

	/**
	 * Validates.
	 *
	 * @param mixed $value Value from the request.
	 * @return true|WP_Error
	 */
	public static function check( $value ) {
		if ( ! is_array( $value ) ) {
			return new WP_Error( 'invalid_param', __( 'The data must be an object.', 'dashboard-for-jetpack' ) );
		}
		foreach ( $value as $key => $one ) {
			if ( ! self::is_allowed( $one ) ) {
				/* translators: %s: name of a value. */
				return new WP_Error( 'invalid_param', sprintf( __( '%s must be true or false, a text or a list of texts.', 'dashboard-for-jetpack' ), esc_html( $key ) ) );
			}
		}
		return true;
	}

	/**
	 * Strips markup from texts.
	 *
	 * @param array $data Valid map.
	 */
	private static function sanitize( array $data ) {
		$clean = array();
		foreach ( $data as $key => $value ) {
			$key           = sanitize_text_field( (string) $key );
			$clean[ $key ] = is_string( $value ) ? sanitize_text_field( $value ) : $value;
			if ( is_array( $value ) ) {
				$clean[ $key ] = array_values( array_map( 'sanitize_text_field', $value ) );
			}
		}
		return $clean;
	}

	private static function is_allowed( $value ) {
		return is_bool( $value ) || is_string( $value ) || in_array( $value, array( 0, 1 ), true )
			|| ( is_array( $value ) && array_filter( $value, 'is_string' ) === $value );
	}
}
