<?php
/**
 * Site name of the double.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack;

use Jetpack_Double;

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
		Jetpack_Double::may_throw( __METHOD__ );
		return 'double.example::blog';
	}

	/**
	 * Whether the site is offline, which a test decides.
	 *
	 * @return bool
	 */
	public function is_offline_mode() {
		return Jetpack_Double::is( 'offline' );
	}
}
