<?php
/**
 * Categories that people can subscribe to.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** Ids of categories. As in the real API, an empty list changes nothing and is reported as saved. */
class Newsletter_Categories extends Special_Key {

	/** {@inheritDoc} */
	public function write( $value ) {
		$ids = array_map( 'intval', array_filter( $value, 'is_numeric' ) );
		return $ids ? array( 'store' => array_values( $ids ) ) : array();
	}
}
