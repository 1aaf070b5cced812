<?php
/**
 * Firewall.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\State\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * `waf`, registered only while the module is active.
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
		$this->ask( 'waf/update-rules', array( Permissions::class, 'modules' ), array( $this, 'update_rules' ) );
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
	 * POST waf/update-rules. If the cloud fails, the response is an HTML page instead of JSON, as in the real API.
	 *
	 * @return array
	 */
	public function update_rules() {
		if ( Faults::of( 'waf/update-rules' ) ) {
			status_header( 500 );
			header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
			printf( '<!DOCTYPE html><title>%1$s</title><p>%1$s</p>', esc_html__( 'There has been a critical error on this website.', 'dashboard-for-jetpack' ) );
			exit;
		}
		$has_access = Plan::supports( 'scan' );
		return array(
			'success' => $has_access,
			'message' => $has_access ? __( 'The rules are up to date.', 'dashboard-for-jetpack' ) : __( 'The plan does not include new rules.', 'dashboard-for-jetpack' ),
		);
	}
}
