<?php
/**
 * Twitter name of the site.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** Stored without the @. */
class Twitter_Tag extends Special_Key {

	/** {@inheritDoc} */
	public function write( $value ) {
		return array( 'store' => ltrim( wp_strip_all_tags( $value ), '@' ) );
	}
}
