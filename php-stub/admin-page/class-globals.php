<?php
/**
 * What the page tells the app.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Global variables by name, as a script.
 */
class Globals {

	/**
	 * Printed as an object literal by Jetpack too; the others travel as encoded text.
	 */
	const PLAIN = array( 'jetpack_redirects', 'jpTracksAJAX', 'jitm_config', 'jp_banner', 'jpConnect' );

	/**
	 * The script that sets them. Percent-encoding leaves nothing that could end the script element.
	 *
	 * @param array $globals Name to value.
	 * @return string
	 */
	public static function to_script( array $globals ) {
		$lines = array();
		foreach ( $globals as $name => $value ) {
			$json    = wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP );
			$lines[] = in_array( $name, self::PLAIN, true )
				? "var $name = $json;"
				: "var $name = JSON.parse( decodeURIComponent( \"" . rawurlencode( $json ) . '" ) );';
		}
		return implode( "\n", $lines );
	}

	/**
	 * When WordPress last asked which plugins have updates. It notes the time before it asks: only an answer counts.
	 *
	 * @return int|null Seconds.
	 */
	public static function plugin_updates_checked_at() {
		$updates = get_site_transient( 'update_plugins' );
		return isset( $updates->last_checked, $updates->response ) ? (int) $updates->last_checked : null;
	}

	/**
	 * Host and path of the site, with "::" for "/": the name by which Jetpack's links know it.
	 *
	 * @return string
	 */
	public static function site_suffix() {
		$bare = preg_replace( '#^.*?://#', '', untrailingslashit( home_url() ) );
		return str_replace( '/', '::', $bare );
	}
}
