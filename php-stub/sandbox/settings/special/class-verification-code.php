<?php
/**
 * Site verification codes.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/**
 * People paste whole meta tags; only the code in them is kept.
 */
class Verification_Code extends Special_Key {

	/**
	 * The code in a meta tag, or the text itself.
	 *
	 * @param string $text As sent.
	 * @return string
	 */
	public static function extract( $text ) {
		return preg_match( '/content=["\']?([^"\' >]*)["\' >]/i', $text, $found ) ? $found[1] : $text;
	}

	/**
	 * {@inheritDoc}
	 */
	public function write( $value ) {
		return array( 'store' => self::extract( $value ) );
	}
}
