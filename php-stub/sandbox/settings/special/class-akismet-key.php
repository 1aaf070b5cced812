<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\Cloud\Anti_Spam_Keys;
use Dashboard_For_Jetpack\Sandbox\Plugins\Stand_Ins;

defined( 'ABSPATH' ) || exit;

/** Saved only while the stand-in is active. A real Akismet has its own key, which the sandbox never changes. */
class Akismet_Key extends Special_Key {

	public function read( $value ) {
		return Anti_Spam_Keys::kept();
	}

	public function write( $value ) {
		if ( ! Stand_Ins::is_active( 'akismet' ) ) {
			return $this->refuse( __( 'Akismet is not active.', 'dashboard-for-jetpack' ) );
		}
		if ( '' !== $value && ! Anti_Spam_Keys::is_usable( $value ) ) {
			return $this->refuse( __( 'The key is not valid.', 'dashboard-for-jetpack' ) );
		}
		Anti_Spam_Keys::keep( $value );
		return array();
	}
}
