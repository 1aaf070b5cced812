<?php
/**
 * Jetpack's own alerts.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/** Prints what Jetpack prints above its own dashboard, such as "Outbound HTTPS not working", as notices of our page. The app adopts them. */
class Jetpack_Alerts {

	/** Prints the alerts once, without their scripts, which rely on Jetpack's own page. */
	public static function print_all() {
		if ( did_action( 'jetpack_notices' ) ) {
			return;
		}
		ob_start();
		try {
			do_action( 'jetpack_notices' );
		} catch ( \Throwable $error ) {
			unset( $error );
		}
		$html = preg_replace( '#<(script|style)\b.*?</\1\s*>#is', '', (string) ob_get_clean() );
		// A link to "#" is a button for a script: it works on Jetpack's own page.
		$html = str_replace( 'href="#"', 'href="' . esc_url( admin_url( 'admin.php?page=jetpack' ) ) . '"', (string) $html );
		echo wp_kses_post( $html );
	}
}
