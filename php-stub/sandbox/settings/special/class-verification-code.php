<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** Codes that verify the site. Users paste whole meta tags; only the code in them is saved. */
class Verification_Code extends Special_Key {

	/**
	 * Extracts the code from a meta tag; other text is returned unchanged.
	 *
	 * @param string $text Value from the request.
	 */
	public static function extract( $text ) {
		return preg_match( '/content=["\']?([^"\' >]*)["\' >]/i', $text, $found ) ? $found[1] : $text;
	}

	public function write( $value ) {
		return array( 'store' => self::extract( $value ) );
	}
}
