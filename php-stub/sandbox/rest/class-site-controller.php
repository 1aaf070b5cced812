<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Benefits;
use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `site`, `site/features`, `site/purchases`, `site/benefits` and `site/products`. In all but the last `data` is JSON in a string. */
class Site_Controller extends Controller {

	public function register_routes() {
		$modules = array( Permissions::class, 'modules_generic' );
		$this->get( 'site', array( Permissions::class, 'admin_page' ), array( $this, 'site' ) );
		$this->get( 'site/features', $modules, array( $this, 'features' ) );
		$this->get( 'site/purchases', $modules, array( $this, 'purchases' ) );
		$this->get( 'site/products', $modules, array( $this, 'products' ) );
		$this->get( 'site/benefits', $modules, array( $this, 'benefits' ) );
	}

	/** @return array|WP_Error The answer to GET site. */
	public function site() {
		$data = array(
			'status'         => 400,
			'api_error_code' => null,
			'api_http_code'  => null,
		);
		if ( ! Connection::is_registered() ) {
			return new WP_Error( 'site_id_missing', '', $data );
		}
		$site = Provider::fetch( 'site' );
		if ( is_wp_error( $site ) ) {
			return new WP_Error( 'site_data_fetch_failed', esc_html( $site->get_error_message() ), array_intersect_key( array( 'status' => 400 ) + $site->get_error_data(), $data ) );
		}
		return $this->success( __( 'The site was found.', 'dashboard-for-jetpack' ), array( 'data' => wp_json_encode( $site ) ) );
	}

	/** @return array|WP_Error The answer to GET site/features. */
	public function features() {
		return $this->pass_on( 'site/features', true, true );
	}

	/** @return array|WP_Error The answer to GET site/purchases. */
	public function purchases() {
		return $this->pass_on( 'site/purchases', true, false );
	}

	/** @return array|WP_Error The answer to GET site/products. */
	public function products() {
		return $this->pass_on( 'site/products', false, true );
	}

	/** @return array The answer to GET site/benefits. Computed on the site, so it never fails. */
	public function benefits() {
		return $this->success( __( 'Benefits loaded.', 'dashboard-for-jetpack' ), array( 'data' => wp_json_encode( Benefits::all() ) ) );
	}

	/**
	 * Wraps the cloud's response.
	 *
	 * @param string $path         REST path.
	 * @param bool   $is_text      Whether `data` is JSON in a string.
	 * @param bool   $takes_errors Whether the cloud's own error is wrapped as a success too: as in the real API.
	 * @return array|WP_Error 500 failed_to_fetch_data.
	 */
	private function pass_on( $path, $is_text, $takes_errors ) {
		$body = Provider::fetch( $path );
		if ( is_wp_error( $body ) && $takes_errors ) {
			$body = Faults::body( $body ) ?? $body;
		}
		if ( is_wp_error( $body ) ) {
			return $this->error( 'failed_to_fetch_data', __( 'Couldn’t get the data from the cloud.', 'dashboard-for-jetpack' ), 500 );
		}
		return $this->success( __( 'The data was found.', 'dashboard-for-jetpack' ), array( 'data' => $is_text ? wp_json_encode( $body ) : $body ) );
	}
}
