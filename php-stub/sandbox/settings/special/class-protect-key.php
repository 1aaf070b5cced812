<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Key of brute force protection. Only the value "create" has an effect: it requests a key from the cloud. */
class Protect_Key extends Special_Key {

	public function write( $value ) {
		if ( 'create' !== $value ) {
			return array();
		}
		if ( ! Connection::is_registered() ) {
			return $this->refuse( __( 'Couldn’t get a key because the site isn’t connected.', 'dashboard-for-jetpack' ) );
		}
		$key = substr( wp_hash( 'protect' . Connection::get( 'blogId' ) ), 0, 20 );
		return array(
			'store'  => $key,
			'extras' => array( 'jetpack_protect_key' => $key ),
		);
	}
}
