<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\Wire_Table;

defined( 'ABSPATH' ) || exit;

/** `wire/anti-spam-keys.json`: key to `{ status }` of the account behind it. */
class Anti_Spam_Keys {

	/** States of an account with a working key. */
	const USABLE = array( 'active', 'active-dunning', 'no-sub' );

	/**
	 * Saves the key of the stand-in, never under the name of Akismet's own option, where the site may have a real key.
	 *
	 * @param string $key Key; "" for none.
	 */
	public static function keep( $key ) {
		Store::set( array( 'antiSpamKey' => $key ) );
	}

	/**
	 * The key of the stand-in.
	 *
	 * @return string "" if there is none.
	 */
	public static function kept() {
		return (string) Store::get( 'antiSpamKey', '' );
	}

	/** @return bool Whether a key works. An unknown key does not. */
	public static function is_usable( $key ) {
		$account = Wire_Table::read( 'wire/anti-spam-keys' )[ $key ] ?? array();
		return in_array( $account['status'] ?? '', self::USABLE, true );
	}
}
