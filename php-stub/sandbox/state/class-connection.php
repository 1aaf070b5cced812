<?php

namespace Dashboard_For_Jetpack\Sandbox\State;

defined( 'ABSPATH' ) || exit;

/**
 * `{ registered: bool, blogId: int, owner: int user id or 0, linked: int[] user ids, offline: {}, isStaging, isInIdentityCrisis,
 * safeMode: bool, sandboxDomain, errors: [], connectedPlugins: slug to { name } }`
 */
class Connection extends Option {

	const NAME = 'dashboard_for_jetpack_connection';

	/** @return bool Whether the site has a blog id and a token. */
	public static function is_registered() {
		return (bool) self::get( 'registered', false );
	}

	/**
	 * Offline mode and its reasons.
	 *
	 * @return array { isActive, constant, url, filter, wpLocalConstant }: bool each.
	 */
	public static function offline_mode() {
		$reasons = array_map( 'boolval', (array) self::get( 'offline', array() ) );
		$reasons = array_merge( array_fill_keys( array( 'constant', 'url', 'filter', 'wpLocalConstant' ), false ), $reasons );
		return array( 'isActive' => in_array( true, $reasons, true ) ) + $reasons;
	}

	/** @return bool Whether offline mode is on. */
	public static function is_offline() {
		return self::offline_mode()['isActive'];
	}

	/**
	 * User id of the owner.
	 *
	 * @return int 0 if there is none.
	 */
	public static function owner_id() {
		return (int) self::get( 'owner', 0 );
	}

	/** @return bool Whether there is an owner with a token. */
	public static function has_owner() {
		return self::is_registered() && self::owner_id() && self::is_linked( self::owner_id() );
	}

	/**
	 * Whether a user has a cloud account.
	 *
	 * @param int $user_id User; 0 for the current user.
	 */
	public static function is_linked( $user_id = 0 ) {
		return self::is_registered()
			&& in_array( $user_id ? $user_id : get_current_user_id(), self::get( 'linked', array() ), true );
	}

	/** @return bool Whether the current user is the owner. */
	public static function is_current_user_owner() {
		return self::has_owner() && get_current_user_id() === self::owner_id();
	}
}
