<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Internal: reads as true when the site is connected. */
class Blog_Id extends Special_Key {

	public function read( $value ) {
		return Connection::is_registered();
	}

	public function write( $value ) {
		return array( 'store' => $value );
	}
}
