<?php
/**
 * Result of a save.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Part of a save can fail: every key that is not listed here was saved.
 */
class Save_Result {

	/**
	 * Unknown keys.
	 *
	 * @var string[]
	 */
	public $unknown = array();

	/**
	 * Reasons by key.
	 *
	 * @var array
	 */
	public $refused = array();

	/**
	 * Additional members of the success body.
	 *
	 * @var array
	 */
	public $extras = array();

	/**
	 * The whole body, for a key that returns a bare boolean.
	 *
	 * @var bool|null
	 */
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
