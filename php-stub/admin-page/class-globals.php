<?php
/**
 * Global variables for the app.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/** Prints global variables as a script. */
class Globals {

	/** Jetpack, too, prints this one as an object literal; the others are encoded text. */
	const PLAIN = array( 'jetpack_redirects', 'jpTracksAJAX', 'jitm_config', 'jp_banner', 'jpConnect' );

	/**
	 * Script that sets the variables. Percent-encoding leaves no character that could close the script element.
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
	 * Time since WordPress last checked for plugin updates. WordPress saves the time before it asks, so only a stored response counts.
	 *
	 * @return int|null Seconds.
	 */
	public static function plugin_updates_checked_at() {
		$updates = get_site_transient( 'update_plugins' );
		return isset( $updates->last_checked, $updates->response ) ? (int) $updates->last_checked : null;
	}

	/** @return string Host and path of the site, with "::" for "/": its name in Jetpack's links. */
	public static function site_suffix() {
		$bare = preg_replace( '#^.*?://#', '', untrailingslashit( home_url() ) );
		return str_replace( '/', '::', $bare );
	}
}
