<?php
/**
 * Automatic setup of search widgets.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** An action: the settings store no value for it. */
class Search_Auto_Config extends Special_Key {

	/** {@inheritDoc} */
	public function read( $value ) {
		return false;
	}

	/** {@inheritDoc} */
	public function write( $value ) {
		return array();
	}
}
