<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;

defined( 'ABSPATH' ) || exit;

/** Answers of the former setup wizard. The dashboard no longer uses it; other clients still send it. */
class Onboarding extends Special_Key {

	const MEMBERS = array( 'siteTitle', 'siteDescription', 'siteType', 'homepageFormat', 'addContactForm', 'businessAddress', 'installWooCommerce' );

	public function read( $value ) {
		$value = array_intersect_key( (array) $value, array_flip( self::MEMBERS ) ) + array_fill_keys( self::MEMBERS, false );
		return array( 'stats' => Active_Modules::is_active( 'stats' ) ) + $value;
	}

	public function write( $value ) {
		$value = map_deep( array_intersect_key( $value, array_flip( self::MEMBERS ) ), array( $this, 'clean' ) );
		foreach ( array( 'siteTitle' => 'blogname', 'siteDescription' => 'blogdescription' ) as $member => $option ) {
			if ( isset( $value[ $member ] ) && is_string( $value[ $member ] ) ) {
				update_option( $option, $value[ $member ] );
			}
		}
		return array( 'store' => $value );
	}

	/**
	 * Sanitizes one value.
	 *
	 * @param mixed $leaf Value.
	 */
	public function clean( $leaf ) {
		return is_string( $leaf ) ? sanitize_text_field( $leaf ) : $leaf;
	}
}
