<?php
/**
 * The stored plan.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * The stored plan.
 */
class Current_Plan {

	/**
	 * A plan.
	 *
	 * @return array
	 */
	public static function get() {
		Jetpack_Double::may_throw( __METHOD__ );
		return array(
			'product_slug' => 'jetpack_security_t1_yearly',
			'class'        => 'security',
			'supports'     => array( 'scan' ),
			'features'     => array( 'active' => array( 'scan' ) ),
		);
	}
}
