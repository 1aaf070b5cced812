<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

defined( 'ABSPATH' ) || exit;

/** IP address and kind of browser, from the request. */
class Visitor {

	/** @return string|false IP address. */
	public static function ip() {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		return filter_var( $address, FILTER_VALIDATE_IP );
	}

	/** @return bool Whether the browser is Safari, or an Opera that identifies itself as Safari. */
	public static function is_safari() {
		$agent = isset( $_SERVER['HTTP_USER_AGENT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '';
		return false !== strpos( $agent, 'Safari' ) && ! preg_match( '/Chrome|Chromium|Edg|Android/', $agent )
			|| false !== strpos( $agent, 'OPR/' );
	}
}
