<?php

namespace Dashboard_For_Jetpack\Sandbox\State;

defined( 'ABSPATH' ) || exit;

/** User meta per site: the sites of a network share their users, and a scenario on one site must not reset what users did on another. */
class User_Meta {

	/**
	 * Value of the current user.
	 *
	 * @return mixed "" if there is none.
	 */
	public static function get( $name ) {
		return get_user_meta( get_current_user_id(), self::key( $name ), true );
	}

	/** Sets a value of the current user. */
	public static function set( $name, $value ) {
		update_user_meta( get_current_user_id(), self::key( $name ), $value );
	}

	/** Deletes a value of the current user. */
	public static function forget( $name ) {
		delete_user_meta( get_current_user_id(), self::key( $name ) );
	}

	/** Deletes a value of all users on this site. */
	public static function forget_of_all( $name ) {
		delete_metadata( 'user', 0, self::key( $name ), '', true );
	}

	/** @return string The key of the row. It begins with the name, because uninstall.php finds the rows by their prefix. */
	private static function key( $name ) {
		return is_multisite() ? $name . '_' . get_current_blog_id() : $name;
	}
}
