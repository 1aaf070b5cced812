<?php
/**
 * The browser that asks.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Admin_Page\Data;

defined( 'ABSPATH' ) || exit;

/**
 * Address and kind of the browser, both as it says itself.
 */
class Visitor {

	/**
	 * The address.
	 *
	 * @return string|false
	 */
	public static function ip() {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		return filter_var( $address, FILTER_VALIDATE_IP );
	}

	/**
	 * Whether it is Safari, or an Opera that says so.
	 *
	 * @return bool
	 */
	public static function is_safari() {
		$agent = isset( $_SERVER['HTTP_USER_AGENT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '';
		return false !== strpos( $agent, 'Safari' ) && ! preg_match( '/Chrome|Chromium|Edg|Android/', $agent )
			|| false !== strpos( $agent, 'OPR/' );
	}
}
