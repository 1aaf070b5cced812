<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\Settings\Store;

defined( 'ABSPATH' ) || exit;

/** Deletion of a custom sharing service. An action: the key stores no value. */
class Delete_Service extends Special_Key {

	public function write( $value ) {
		$services = (array) Store::get( 'custom', array() );
		if ( '' !== $value && ! isset( $services[ $value ] ) ) {
			return $this->refuse( __( 'There is no such service.', 'dashboard-for-jetpack' ) );
		}
		unset( $services[ $value ] );
		Store::set( array( 'custom' => $services ) );
		return array();
	}
}
