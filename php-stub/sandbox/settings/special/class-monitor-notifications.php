<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Downtime alerts by email. Stored by the cloud for each account, so it needs the module and a linked account. */
class Monitor_Notifications extends Special_Key {

	public function write( $value ) {
		if ( ! Active_Modules::is_active( 'monitor' ) ) {
			return $this->refuse( __( 'Downtime monitoring is not active.', 'dashboard-for-jetpack' ) );
		}
		if ( ! Connection::is_linked() ) {
			return $this->refuse( __( 'Your account is not connected.', 'dashboard-for-jetpack' ) );
		}
		return array( 'store' => $value );
	}
}
