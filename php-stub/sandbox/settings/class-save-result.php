<?php
/**
 * What came of a save.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Saves are not all or nothing: what is not listed here was saved.
 */
class Save_Result {

	/**
	 * Keys that there are not.
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
	 * What the success body says besides.
	 *
	 * @var array
	 */
	public $extras = array();

	/**
	 * The whole body, where a key answers with a bare boolean.
	 *
	 * @var bool|null
	 */
	public $bare;

	/**
	 * What is wrong, in words.
	 *
	 * @return string "" where all was saved.
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
