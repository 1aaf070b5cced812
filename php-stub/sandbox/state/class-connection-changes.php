<?php

namespace Dashboard_For_Jetpack\Sandbox\State;

use Dashboard_For_Jetpack\Sandbox\Modules\Default_Modules;

defined( 'ABSPATH' ) || exit;

/** Every change of the connection goes through this class, which updates the dependent data (owner, modules, purchase token). */
class Connection_Changes {

	const BLOG_ID = 1001;

	/** Registers the site and activates the default modules that need no user. */
	public static function register() {
		Connection::set(
			array(
				'registered'       => true,
				'blogId'           => Connection::get( 'blogId' ) ? Connection::get( 'blogId' ) : self::BLOG_ID,
				'owner'            => 0,
				'linked'           => array(),
				'errors'           => array(),
				'connectedPlugins' => array( 'jetpack' => array( 'name' => 'Jetpack' ) ),
			)
		);
		Site::set( array( 'purchaseToken' => wp_generate_password( 12, false ) ) );
		Default_Modules::activate( false );
	}

	/** Deletes tokens and owner. Keeps the blog id, as Jetpack does when it cannot reach the cloud. */
	public static function disconnect() {
		Connection::set(
			array(
				'registered'         => false,
				'owner'              => 0,
				'linked'             => array(),
				'errors'             => array(),
				'isInIdentityCrisis' => false,
				'safeMode'           => false,
			)
		);
	}

	/**
	 * Links a user. The first one becomes the owner.
	 *
	 * @return string State message: "authorized" for the owner, "linked" for others.
	 */
	public static function link( $user_id ) {
		$is_first = ! Connection::has_owner();
		$linked   = array_values( array_unique( array_merge( Connection::get( 'linked', array() ), array( $user_id ) ) ) );
		Connection::set( array( 'linked' => $linked ) + ( $is_first ? array( 'owner' => $user_id ) : array() ) );
		if ( $is_first ) {
			Default_Modules::activate( true );
		}
		return $is_first ? 'authorized' : 'linked';
	}

	/** Unlinks a user, including the owner. */
	public static function unlink( $user_id ) {
		$linked = array_values( array_diff( Connection::get( 'linked', array() ), array( $user_id ) ) );
		$owner  = Connection::owner_id() === $user_id ? 0 : Connection::owner_id();
		Connection::set( compact( 'linked', 'owner' ) );
	}
}
