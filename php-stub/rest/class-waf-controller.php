<?php
/**
 * Firewall.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Modules\Active_Modules;
use Jetpack_Dashboard\State\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * `waf`, there only while the module is on.
 */
class Waf_Controller extends Controller {

	/**
	 * {@inheritDoc}
	 */
	public function register_routes() {
		if ( ! Active_Modules::is_active( 'waf' ) ) {
			return;
		}
		$this->get( 'waf', array( Permissions::class, 'modules' ), array( $this, 'read' ) );
		$this->post( 'waf/update-rules', array( Permissions::class, 'modules' ), array( $this, 'update_rules' ) );
	}

	/**
	 * GET waf.
	 *
	 * @return array
	 */
	public function read() {
		return array(
			'bootstrapPath'  => WP_CONTENT_DIR . '/jetpack-waf/bootstrap.php',
			'hasRulesAccess' => Plan::supports( 'scan' ),
		);
	}

	/**
	 * POST waf/update-rules.
	 *
	 * @return array
	 */
	public function update_rules() {
		$has_access = Plan::supports( 'scan' );
		return array(
			'success' => $has_access,
			'message' => $has_access ? __( 'The rules are up to date.', 'jetpack' ) : __( 'The plan does not include new rules.', 'jetpack' ),
		);
	}
}
