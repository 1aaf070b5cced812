<?php

namespace Dashboard_For_Jetpack\Extras\Health;

use Dashboard_For_Jetpack\Admin_Page\Places;

defined( 'ABSPATH' ) || exit;

/** Jetpack's filters of offline mode, those of Jetpack 11 included. */
class Offline_Decision extends Decision {

	const CONSTANTS = array( 'JETPACK_DEV_DEBUG', 'WP_LOCAL_DEV' );

	public function tries() {
		return array_fill_keys( array( 'jetpack_development_mode', 'jetpack_offline_mode' ), array( array( true ), array( false ) ) );
	}

	public function verdict( $hook, array $arguments, array $results ) {
		return self::agreed( array_map( static fn( $result ) => $result ? 'on' : 'off', $results ) );
	}

	public function word() {
		return 'jetpack_offline_mode';
	}

	public function constants() {
		return array_values( array_filter( self::CONSTANTS, static fn( $name ) => defined( $name ) && constant( $name ) ) );
	}

	public function is_saved() {
		return (bool) Places::stored( 'jetpack_offline_mode' );
	}
}
