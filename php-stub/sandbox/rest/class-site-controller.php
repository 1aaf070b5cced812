<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Benefits;
use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What the cloud knows of the site, also on behalf of the current user's account. In `site` (without its products), `rewind` and `scan`, `data` is JSON in a string. */
class Site_Controller extends Controller {

	/** Path → whether `data` is JSON in a string, and whether the cloud's own error is wrapped as a success, too, as in the real API. */
	const OF_SITE = array(
		'site/features'  => array( true, true ),
		'site/purchases' => array( true, false ),
		'site/products'  => array( false, true ),
	);

	/** Path → permission, code of a failure, and code of an answer that is not JSON: 204 without a body. */
	const OF_ACCOUNT = array(
		'site/discount' => array( 'admin_page', 'discount_fetch_failed', 'discount_parse_error' ),
		'intro-offers'  => array( 'admin_page', 'intro_offers_fetch_failed', 'intro_offers_error' ),
		'site/activity' => array( 'modules', 'activity_fetch_failed', 'activity_not_found' ),
	);

	/** Path → code of a failure. */
	const PROTECTION = array(
		'rewind' => 'rewind_data_fetch_failed',
		'scan'   => 'scan_state_fetch_failed',
	);

	public function register_routes() {
		$this->get( 'site', 'admin_page', array( $this, 'site' ) );
		$this->get( 'site/benefits', 'modules_generic', array( $this, 'benefits' ) );
		$this->get( 'plans', 'connect_user_for_url', array( $this, 'plans' ) );
		$this->get( 'products', 'connect_user_for_url', array( $this, 'products' ) );
		foreach ( array_keys( self::OF_SITE ) as $path ) {
			$this->get( $path, 'modules_generic', $this->answers( 'of_site', $path ) );
		}
		foreach ( self::OF_ACCOUNT as $path => list( $permission ) ) {
			$this->get( $path, $permission, $this->answers( 'of_account', $path ) );
		}
		foreach ( array_keys( self::PROTECTION ) as $path ) {
			$this->get( $path, 'admin_page', $this->answers( 'protection', $path ) );
		}
	}

	private function answers( $method, $path ) {
		return fn() => $this->$method( $path );
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

	/** @return array The answer to GET site/benefits. Computed on the site, so it never fails. */
	public function benefits() {
		return $this->success( __( 'Benefits loaded.', 'dashboard-for-jetpack' ), array( 'data' => wp_json_encode( Benefits::all() ) ) );
	}

	/** Wraps the cloud's response. */
	private function of_site( $path ) {
		list( $is_text, $takes_errors ) = self::OF_SITE[ $path ];
		$body                           = Provider::fetch( $path );
		if ( is_wp_error( $body ) && $takes_errors ) {
			$body = Faults::body( $body ) ?? $body;
		}
		if ( is_wp_error( $body ) ) {
			return $this->error( 'failed_to_fetch_data', __( 'Couldn’t get the data from the cloud.', 'dashboard-for-jetpack' ), 500 );
		}
		return $this->success( __( 'The data was found.', 'dashboard-for-jetpack' ), array( 'data' => $is_text ? wp_json_encode( $body ) : $body ) );
	}

	/** @return mixed The answer to GET plans: the cloud's own body, including errors; 200 with an empty body if the cloud is unreachable. */
	public function plans() {
		$body = Provider::fetch( 'plans' );
		return is_wp_error( $body ) ? Faults::body( $body ) : $body;
	}

	/** @return mixed The answer to GET products. */
	public function products() {
		return $this->passed( Provider::fetch_for_account( 'products' ), 'failed_to_fetch_data' );
	}

	/** Wraps the cloud's response to an account. */
	private function of_account( $path ) {
		list( , $code, $code_of_text ) = self::OF_ACCOUNT[ $path ];
		if ( ! Connection::is_registered() ) {
			return $this->error( 'site_id_missing', __( 'The site is not connected.', 'dashboard-for-jetpack' ), 400 );
		}
		$body = Provider::fetch_for_account( $path );
		if ( ! is_wp_error( $body ) ) {
			return array(
				'code' => 'success',
				'data' => $body,
			);
		}
		return Faults::is( $body, Faults::NOT_JSON ) ? $this->error( $code_of_text, $body->get_error_message(), 204 ) : $this->failed( $body, $code );
	}

	/** The state of backups or scans. On hosted sites the host handles threats, so the list is empty. */
	private function protection( $path ) {
		if ( ! Connection::is_registered() ) {
			return $this->error( 'site_id_missing', __( 'The site is not connected.', 'dashboard-for-jetpack' ), 404 );
		}
		$body = Provider::fetch( $path );
		if ( is_wp_error( $body ) && Faults::is( $body, Faults::NOT_JSON ) ) {
			$body = null;
		}
		if ( is_wp_error( $body ) ) {
			return $this->error( self::PROTECTION[ $path ], __( 'Couldn’t get the status from the cloud.', 'dashboard-for-jetpack' ), 400 );
		}
		// Scans in the fixtures have relative times, such as "-130 minutes".
		if ( preg_match( '/^-\d+ minutes$/', $body['most_recent']['timestamp'] ?? '' ) ) {
			$body['most_recent']['timestamp'] = gmdate( 'c', strtotime( $body['most_recent']['timestamp'] ) );
		}
		if ( 'scan' === $path && $body && Site::flag( 'isWoASite' ) ) {
			$body['threats'] = array();
		}
		return $this->success( __( 'Status loaded.', 'dashboard-for-jetpack' ), array( 'data' => wp_json_encode( array() === $body ? (object) array() : $body ) ) );
	}
}
