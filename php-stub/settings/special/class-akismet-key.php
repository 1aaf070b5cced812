<?php
/**
 * Key of the anti-spam plugin.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Settings\Special;

use Jetpack_Dashboard\Cloud\Anti_Spam_Keys;
use Jetpack_Dashboard\Settings\Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Kept by the plugin itself; without it there is nobody to take a key.
 */
class Akismet_Key extends Special_Key {

	/**
	 * {@inheritDoc}
	 */
	public function read( $value ) {
		return (string) get_option( 'wordpress_api_key', '' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function write( $value ) {
		if ( ! Reader::is_akismet_active() ) {
			return $this->refuse( __( 'Akismet is not active.', 'jetpack' ) );
		}
		if ( '' !== $value && ! Anti_Spam_Keys::is_usable( $value ) ) {
			return $this->refuse( __( 'The key is not valid.', 'jetpack' ) );
		}
		update_option( 'wordpress_api_key', $value );
		return array();
	}
}
