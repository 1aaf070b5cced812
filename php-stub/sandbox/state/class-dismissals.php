<?php
/**
 * What people have put away.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\State;

defined( 'ABSPATH' ) || exit;

/**
 * Ids of messages and hints, with each person: whoever may read the dashboard may add to them, so the lists are short, the ids are,
 * and no page of the site loads them along.
 */
class Dismissals {

	const MESSAGES = 'dashboard_for_jetpack_dismissed_messages';
	const HINTS    = 'dashboard_for_jetpack_dismissed_hints';

	/**
	 * Ids in a list. The oldest makes way.
	 */
	const MOST = 50;

	/**
	 * Characters of an id.
	 */
	const LONGEST = 100;

	/**
	 * What who is asking has put away.
	 *
	 * @param string $name One of the constants.
	 * @return string[]
	 */
	public static function of( $name ) {
		$ids = get_user_meta( get_current_user_id(), $name, true );
		return is_array( $ids ) ? $ids : array();
	}

	/**
	 * Puts one away.
	 *
	 * @param string $name One of the constants.
	 * @param string $id   Id, at most LONGEST characters.
	 * @return bool False where it was put away before.
	 */
	public static function add( $name, $id ) {
		$ids = self::of( $name );
		if ( in_array( $id, $ids, true ) ) {
			return false;
		}
		$ids[] = $id;
		update_user_meta( get_current_user_id(), $name, array_slice( $ids, -self::MOST ) );
		return true;
	}

	/**
	 * Brings everything back, for everybody.
	 */
	public static function forget() {
		delete_metadata( 'user', 0, self::MESSAGES, '', true );
		delete_metadata( 'user', 0, self::HINTS, '', true );
	}
}
