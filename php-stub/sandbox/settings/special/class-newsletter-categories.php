<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** Categories that people can subscribe to. Ids of categories. As in the real API, an empty list changes nothing and is reported as saved. */
class Newsletter_Categories extends Special_Key {

	public function write( $value ) {
		$ids = array_map( 'intval', array_filter( $value, 'is_numeric' ) );
		return $ids ? array( 'store' => array_values( $ids ) ) : array();
	}
}
