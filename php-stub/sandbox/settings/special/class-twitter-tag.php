<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** Twitter name of the site. Stored without the @. */
class Twitter_Tag extends Special_Key {

	public function write( $value ) {
		return array( 'store' => ltrim( wp_strip_all_tags( $value ), '@' ) );
	}
}
