<?php
/**
 * A setting with a will of its own.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Base of the handlers. Objects live for one call.
 */
abstract class Special_Key {

	/**
	 * What GET settings shows.
	 *
	 * @param mixed $value Stored value, or the fresh one of the table.
	 * @return mixed
	 */
	public function read( $value ) {
		return $value;
	}

	/**
	 * Takes a value that passed its validator and sanitiser.
	 *
	 * @param mixed $value Value.
	 * @return array|WP_Error { store?: what is kept, extras?: additions to the success body, bare?: bool that is the whole body }.
	 */
	abstract public function write( $value );

	/**
	 * A refusal.
	 *
	 * @param string $reason Translated.
	 * @return WP_Error
	 */
	protected function refuse( $reason ) {
		return new WP_Error( 'refused', $reason );
	}
}
