<?php
/**
 * The partner of the site.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * The partner of the site.
 */
class Partner {

	/**
	 * The one instance.
	 *
	 * @return Partner
	 */
	public static function init() {
		Jetpack_Double::may_throw( __METHOD__ );
		return new self();
	}

	/**
	 * The code of a partner.
	 *
	 * @param string $type affiliate or subsidiary.
	 * @return string
	 */
	public function get_partner_code( $type ) {
		Jetpack_Double::may_throw( __METHOD__ );
		return "code-of-$type";
	}
}
