<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Each login has one account, derived from the login. */
class Accounts {

	const OPT_OUT_META = 'dashboard_for_jetpack_tracks_opt_out';

	const LOGINS = array( 'admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber' );

	/**
	 * The account of a linked user.
	 *
	 * @return array As in connection/data; { avatar: false } if the user is not linked.
	 */
	public static function of( WP_User $user ) {
		if ( ! $user->exists() || ! Connection::is_linked( $user->ID ) ) {
			return array( 'avatar' => false );
		}
		return array(
			'ID'              => self::id_of( $user ),
			'login'           => 'cloud-' . $user->user_login,
			'email'           => $user->user_login . '@example.com',
			'display_name'    => $user->user_login,
			'text_direction'  => 'ltr',
			'site_count'      => 1,
			'jetpack_connect' => '1',
			'avatar'          => (string) get_avatar_url( $user->ID, array( 'size' => 96 ) ),
		);
	}

	/** @return int Id of the account. The default logins count from 70001. */
	public static function id_of( WP_User $user ) {
		$index = array_search( $user->user_login, self::LOGINS, true );
		return 70001 + ( false === $index ? 1000 + $user->ID : $index );
	}

	/** @return string Role as an authorization's scope names it. */
	public static function role_of( WP_User $user ) {
		$by_capability = array(
			'manage_options'    => 'administrator',
			'edit_others_posts' => 'editor',
			'publish_posts'     => 'author',
			'edit_posts'        => 'contributor',
		);
		foreach ( $by_capability as $capability => $role ) {
			if ( user_can( $user, $capability ) ) {
				return $role;
			}
		}
		return 'subscriber';
	}
}
