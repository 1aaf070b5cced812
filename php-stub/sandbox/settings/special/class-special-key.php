<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Base class of the handlers of settings with their own logic. An instance lasts for one call. */
abstract class Special_Key {

	/**
	 * Value in GET settings.
	 *
	 * @param mixed $value Stored value, or the table's default.
	 */
	public function read( $value ) {
		return $value;
	}

	/**
	 * Handles a value that passed its validator and sanitizer.
	 *
	 * @return array|WP_Error { store?: value to save, into?: the other setting that stores it, if any, extras?: additions to the success body, bare?:
	 * bool that is the whole body }.
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
