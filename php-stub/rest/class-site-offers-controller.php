<?php
/**
 * What the cloud offers to a person.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Cloud\Provider;
use Jetpack_Dashboard\State\Connection;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * `site/discount`, `site/activity`, `intro-offers`, `plans` and `products`: asked for in the name of the caller's own account.
 */
class Site_Offers_Controller extends Controller {

	/**
	 * {@inheritDoc}
	 */
	public function register_routes() {
		$page = array( Permissions::class, 'admin_page' );
		$this->get( 'site/discount', $page, array( $this, 'discount' ) );
		$this->get( 'intro-offers', $page, array( $this, 'intro_offers' ) );
		$this->get( 'site/activity', array( Permissions::class, 'modules' ), array( $this, 'activity' ) );
		$this->get( 'plans', array( Permissions::class, 'connect_user_for_url' ), array( $this, 'plans' ) );
		$this->get( 'products', array( Permissions::class, 'connect_user_for_url' ), array( $this, 'products' ) );
	}

	/**
	 * GET site/discount.
	 *
	 * @return array|WP_Error
	 */
	public function discount() {
		return $this->of_account( 'site/discount', 'discount_fetch_failed' );
	}

	/**
	 * GET intro-offers.
	 *
	 * @return array|WP_Error
	 */
	public function intro_offers() {
		return $this->of_account( 'intro-offers', 'intro_offers_fetch_failed' );
	}

	/**
	 * GET site/activity.
	 *
	 * @return array|WP_Error
	 */
	public function activity() {
		return $this->of_account( 'site/activity', 'activity_fetch_failed' );
	}

	/**
	 * GET plans: the cloud's own body, errors too; 200 without a byte where it cannot be reached.
	 *
	 * @return mixed
	 */
	public function plans() {
		$body = Provider::fetch( 'plans' );
		if ( is_wp_error( $body ) ) {
			return array(
				'code'    => $body->get_error_code(),
				'message' => $body->get_error_message(),
			);
		}
		return $body;
	}

	/**
	 * GET products.
	 *
	 * @return mixed
	 */
	public function products() {
		$body = Connection::is_linked() ? Provider::fetch( 'products' ) : $this->unreachable( 'failed_to_fetch_data' );
		return is_wp_error( $body ) ? $this->failed( $body, 'failed_to_fetch_data' ) : $body;
	}

	private function of_account( $path, $code ) {
		if ( ! Connection::is_registered() ) {
			return $this->error( 'site_id_missing', '', 400 );
		}
		$body = Connection::is_linked() ? Provider::fetch( $path ) : $this->unreachable( $code );
		return is_wp_error( $body ) ? $this->failed( $body, $code ) : array(
			'code' => 'success',
			'data' => $body,
		);
	}

	private function failed( WP_Error $error, $code ) {
		return new WP_Error( $code, esc_html( $error->get_error_message() ), array( 'status' => $error->get_error_data()['status'] ) );
	}

	/**
	 * A call that never reached the cloud has no status, and goes out as 200 with an error inside.
	 *
	 * @param string $code Machine code.
	 * @return WP_Error
	 */
	private function unreachable( $code ) {
		return new WP_Error( $code, __( 'The cloud could not be asked for this account.', 'jetpack' ), array( 'status' => '' ) );
	}
}
