<?php
/**
 * Twitter name of the site.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Settings\Special;

defined( 'ABSPATH' ) || exit;

/**
 * Kept without the @.
 */
class Twitter_Tag extends Special_Key {

	/**
	 * {@inheritDoc}
	 */
	public function write( $value ) {
		return array( 'store' => ltrim( wp_strip_all_tags( $value ), '@' ) );
	}
}
