<?php
/**
 * Site verification codes.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** Users paste whole meta tags; only the code in them is saved. */
class Verification_Code extends Special_Key {

	/**
	 * Extracts the code from a meta tag; other text is returned unchanged.
	 *
	 * @param string $text Value from the request.
	 * @return string
	 */
	public static function extract( $text ) {
		return preg_match( '/content=["\']?([^"\' >]*)["\' >]/i', $text, $found ) ? $found[1] : $text;
	}

	/** {@inheritDoc} */
	public function write( $value ) {
		return array( 'store' => self::extract( $value ) );
	}
}
