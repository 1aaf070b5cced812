<?php

namespace Dashboard_For_Jetpack\Sandbox\State;

defined( 'ABSPATH' ) || exit;

/**
 * Dismissed messages and hints. Ids in user meta. Every user who can read the dashboard can add ids, so the lists and the ids have a maximum length, and no
 * page of the site loads them automatically.
 */
class Dismissals {

	const MESSAGES = 'dashboard_for_jetpack_dismissed_messages';
	const HINTS    = 'dashboard_for_jetpack_dismissed_hints';

	/** Maximum number of ids in a list. The oldest is dropped. */
	const MOST = 50;

	/** Maximum length of an id. */
	const LONGEST = 100;

	/**
	 * Ids dismissed by the current user.
	 *
	 * @param string $name One of the constants.
	 */
	public static function of( $name ) {
		$ids = User_Meta::get( $name );
		return is_array( $ids ) ? $ids : array();
	}

	/**
	 * Dismisses a message or hint.
	 *
	 * @param string $name One of the constants.
	 * @param string $id   Id, at most LONGEST characters.
	 * @return bool False if it was already dismissed.
	 */
	public static function add( $name, $id ) {
		$ids = self::of( $name );
		if ( in_array( $id, $ids, true ) ) {
			return false;
		}
		$ids[] = $id;
		User_Meta::set( $name, array_slice( $ids, -self::MOST ) );
		return true;
	}

	/** Restores all messages and hints for all users. */
	public static function forget() {
		User_Meta::forget_of_all( self::MESSAGES );
		User_Meta::forget_of_all( self::HINTS );
	}
}
