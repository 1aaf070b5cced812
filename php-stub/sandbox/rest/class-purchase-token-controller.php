<?php
/**
 * Token for purchases on a site without a connected user.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * `purchase-token` reads and writes bare values. POST deletes the token.
 */
class Purchase_Token_Controller extends Controller {

	/**
	 * {@inheritDoc}
	 */
	public function register_routes() {
		$permission = array( Account_Permissions::class, 'purchase_token' );
		$this->get( 'purchase-token', $permission, array( $this, 'read' ) );
		$this->route( WP_REST_Server::CREATABLE, 'purchase-token', $permission, array( $this, 'delete' ) );
	}

	/**
	 * GET purchase-token.
	 *
	 * @return \WP_REST_Response|\WP_Error "" if there is none.
	 */
	public function read() {
		return Connection::is_registered() ? rest_ensure_response( (string) Site::get( 'purchaseToken', '' ) ) : $this->unregistered();
	}

	/**
	 * POST purchase-token.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function delete() {
		if ( ! Connection::is_registered() ) {
			return $this->unregistered();
		}
		Site::forget( 'purchaseToken' );
		return rest_ensure_response( true );
	}

	private function unregistered() {
		return $this->error( 'site_not_registered', __( 'The site is not connected.', 'dashboard-for-jetpack' ), 500 );
	}
}
