<?php
/**
 * Number of the site in stats.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Settings\Special;

use Jetpack_Dashboard\State\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Internal: reads as true once the site is connected.
 */
class Blog_Id extends Special_Key {

	/**
	 * {@inheritDoc}
	 */
	public function read( $value ) {
		return Connection::is_registered();
	}

	/**
	 * {@inheritDoc}
	 */
	public function write( $value ) {
		return array( 'store' => $value );
	}
}
