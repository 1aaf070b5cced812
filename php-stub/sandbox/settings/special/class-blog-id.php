<?php
/**
 * Blog id in stats.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Internal: reads as true when the site is connected. */
class Blog_Id extends Special_Key {

	/** {@inheritDoc} */
	public function read( $value ) {
		return Connection::is_registered();
	}

	/** {@inheritDoc} */
	public function write( $value ) {
		return array( 'store' => $value );
	}
}
