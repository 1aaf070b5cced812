<?php
/**
 * The double's name of the site.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * Says a name that cannot be made out of this site's address.
 */
class Status {

	/**
	 * The name.
	 *
	 * @return string
	 */
	public function get_site_suffix() {
		Jetpack_Double::may_throw( __METHOD__ );
		return 'double.example::blog';
	}
}
