<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `site/discount`, `site/activity`, `intro-offers`, `plans` and `products`, requested on behalf of the current user's account. */
class Site_Offers_Controller extends Passing_Controller {

	public function register_routes() {
		$page = array( Permissions::class, 'admin_page' );
		$this->get( 'site/discount', $page, array( $this, 'discount' ) );
		$this->get( 'intro-offers', $page, array( $this, 'intro_offers' ) );
		$this->get( 'site/activity', array( Permissions::class, 'modules' ), array( $this, 'activity' ) );
		$this->get( 'plans', array( Permissions::class, 'connect_user_for_url' ), array( $this, 'plans' ) );
		$this->get( 'products', array( Permissions::class, 'connect_user_for_url' ), array( $this, 'products' ) );
	}

	/** @return array|WP_Error The answer to GET site/discount. */
	public function discount() {
		return $this->of_account( 'site/discount', 'discount_fetch_failed', 'discount_parse_error' );
	}

	/** @return array|WP_Error The answer to GET intro-offers. */
	public function intro_offers() {
		return $this->of_account( 'intro-offers', 'intro_offers_fetch_failed', 'intro_offers_error' );
	}

	/** @return array|WP_Error The answer to GET site/activity. */
	public function activity() {
		return $this->of_account( 'site/activity', 'activity_fetch_failed', 'activity_not_found' );
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

	/**
	 * Wraps the cloud's response to an account.
	 *
	 * @param string $path         REST path.
	 * @param string $code         Machine code of a failure.
	 * @param string $code_of_text Machine code if the cloud's response is not JSON: 204 without a body.
	 * @return array|WP_Error
	 */
	private function of_account( $path, $code, $code_of_text ) {
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
}
