<?php
/**
 * Keys of the anti-spam service.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Cloud;

use Jetpack_Dashboard\Plugin\Wire_Table;
use Jetpack_Dashboard\Plugins\Installed;
use Jetpack_Dashboard\Plugins\Stand_Ins;

defined( 'ABSPATH' ) || exit;

/**
 * `wire/anti-spam-keys.json`: key to `{ status }` of the account behind it.
 */
class Anti_Spam_Keys {

	/**
	 * States of an account whose key works.
	 */
	const USABLE = array( 'active', 'active-dunning', 'no-sub' );

	/**
	 * Saves the key of a world. A site whose Akismet is the real one keeps its own.
	 *
	 * @param string $key Key; "" for none.
	 */
	public static function load( $key ) {
		$file = Installed::file_of( 'akismet' );
		if ( null === $file || Stand_Ins::is_one( $file ) ) {
			update_option( 'wordpress_api_key', $key );
		}
	}

	/**
	 * Whether a key works. A key that nobody knows does not.
	 *
	 * @param string $key Key.
	 * @return bool
	 */
	public static function is_usable( $key ) {
		$account = Wire_Table::read( 'wire/anti-spam-keys' )[ $key ] ?? array();
		return in_array( $account['status'] ?? '', self::USABLE, true );
	}
}
