<?php
/**
 * Site name of the double.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a name that cannot be derived from the address of the site.
 */
class Status {

	/**
	 * The name of the site.
	 *
	 * @return string
	 */
	public function get_site_suffix() {
		return 'double.example::blog';
	}
}
