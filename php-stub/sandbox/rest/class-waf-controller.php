<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\State\Plan;

defined( 'ABSPATH' ) || exit;

/** The firewall: `waf`, registered only while the module is active. */
class Waf_Controller extends Controller {

	public function register_routes() {
		if ( ! Active_Modules::is_active( 'waf' ) ) {
			return;
		}
		$this->get( 'waf', array( Permissions::class, 'modules' ), array( $this, 'read' ) );
	}

	/** @return array The answer to GET waf. */
	public function read() {
		return array(
			'bootstrapPath'  => WP_CONTENT_DIR . '/jetpack-waf/bootstrap.php',
			'hasRulesAccess' => Plan::supports( 'scan' ),
		);
	}
}
