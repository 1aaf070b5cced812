<?php
/**
 * The double's terms of service.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * Not agreed to, unless the test says so. Without agreement, the page records no usage events.
 */
class Terms_Of_Service {

	/**
	 * Whether they are agreed to.
	 *
	 * @return bool
	 */
	public function has_agreed() {
		return Jetpack_Double::is( 'agreed' );
	}
}
