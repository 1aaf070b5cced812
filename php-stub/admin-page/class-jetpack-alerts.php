<?php

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/** Prints Jetpack's alerts above its own dashboard, such as "Outbound HTTPS not working", as notices on our page. The app adopts them. */
class Jetpack_Alerts {

	/** Prints the alerts once, without their scripts, which rely on Jetpack's own page. */
	public static function print_all() {
		if ( did_action( 'jetpack_notices' ) ) {
			return;
		}
		ob_start();
		try {
			Time_Limit::in_page(
				static function () {
					do_action( 'jetpack_notices' );
				}
			);
		} catch ( \Throwable $error ) {
			unset( $error );
		}
		$html = preg_replace( '#<(script|style)\b.*?</\1\s*>#is', '', (string) ob_get_clean() );
		echo wp_kses_post( self::replace_buttons( (string) $html ) );
	}

	/**
	 * Replaces links to "#", which are buttons for a script of Jetpack's own page, by links to that page, or removes them if there is no such page.
	 *
	 * @param string $html HTML of the alerts.
	 */
	private static function replace_buttons( $html ) {
		if ( ! Jetpack_Pages::has_dashboard() ) {
			return (string) preg_replace( '#<a\b[^>]*\bhref="\#"[^>]*>.*?</a\s*>#is', '', $html );
		}
		return str_replace( 'href="#"', 'href="' . esc_url( Jetpack_Pages::own_url() ) . '"', $html );
	}
}
