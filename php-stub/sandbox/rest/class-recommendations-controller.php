<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Recommendations;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `recommendations/…`: the site stores the answers; the cloud provides the offers. */
class Recommendations_Controller extends Passing_Controller {

	public function register_routes() {
		$settings = array( Permissions::class, 'settings' );
		$page     = array( Permissions::class, 'admin_page' );
		$data     = array(
			'required'          => true,
			'sanitize_callback' => null,
			'validate_callback' => array( Recommendations_Data::class, 'check' ),
		);
		$this->get( 'recommendations/data', $settings, array( $this, 'data' ) );
		$this->post( 'recommendations/data', $settings, array( $this, 'save_data' ), array( 'data' => $data ) );
		$this->get( 'recommendations/step', $settings, array( $this, 'step' ) );
		$this->post( 'recommendations/step', $settings, array( $this, 'save_step' ), array( 'step' => Args::of( 'string', true ) ) );
		$this->get( 'recommendations/conditional', $page, array( $this, 'conditional' ) );
		$this->get( 'recommendations/product-suggestions', $page, array( $this, 'suggestions' ) );
		$this->get( 'recommendations/upsell', $page, array( $this, 'upsell' ) );
	}

	/** @return array The answer to GET recommendations/data. */
	public function data() {
		return Recommendations::data();
	}

	/** POST recommendations/data. */
	public function save_data( WP_REST_Request $request ) {
		Recommendations::save_data( Recommendations_Data::sanitize( $request['data'] ) );
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
}
