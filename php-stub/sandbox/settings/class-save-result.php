<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

defined( 'ABSPATH' ) || exit;

/** Part of a save can fail: every key that is not listed here was saved. */
class Save_Result {

	/** @var string[] Unknown keys. */
	public $unknown = array();

	/** @var array Reasons by key. */
	public $refused = array();

	/** @var array Additional members of the success body. */
	public $extras = array();

	/** @var bool|null The whole body, for a key that returns a bare boolean. */
	public $bare;

	/**
	 * Error message.
	 *
	 * @return string "" if all keys were saved.
	 */
	public function complaint() {
		$parts = array();
		if ( $this->unknown ) {
			/* translators: %s: names of settings. */
			$parts[] = sprintf( __( 'Invalid option: %s.', 'dashboard-for-jetpack' ), implode( ', ', $this->unknown ) );
		}
		foreach ( $this->refused as $key => $reason ) {
			$parts[] = "$key: $reason";
		}
		return esc_html( implode( ' ', $parts ) );
	}
}
