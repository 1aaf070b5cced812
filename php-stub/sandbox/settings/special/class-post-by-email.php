<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\User_Meta;

defined( 'ABSPATH' ) || exit;

/** Writing takes a verb; reading returns the current user's address. */
class Post_By_Email extends Special_Key {

	const META = 'dashboard_for_jetpack_post_by_email';

	public function read( $value ) {
		if ( ! Connection::is_linked() ) {
			return null;
		}
		return (string) User_Meta::get( self::META );
	}

	public function write( $value ) {
		if ( ! Connection::is_linked() ) {
			return $this->refuse( __( 'Your account is not connected.', 'dashboard-for-jetpack' ) );
		}
		if ( 'delete' === $value ) {
			User_Meta::forget( self::META );
			return array();
		}
		if ( 'noop' === $value ) {
			return array();
		}
		$address = strtolower( wp_generate_password( 10, false ) ) . '@post.example.com';
		User_Meta::set( self::META, $address );
		return array( 'extras' => array( 'post_by_email_address' => $address ) );
	}
}
