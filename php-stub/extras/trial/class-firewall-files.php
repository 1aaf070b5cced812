<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

defined( 'ABSPATH' ) || exit;

/**
 * The firewall blocks by what is in its files, which Jetpack writes when a setting changes. While a change of the firewall is on trial, copies of the earlier files
 * are beside them. No code is kept in the database, where somebody could put other code.
 */
class Firewall_Files {

	const NAMES = array( 'rules.php', 'allow-ip.php', 'block-ip.php' );
	const COPY  = 'dashboard-for-jetpack-';
	const OF_11 = '/jetpack/jetpack_vendor/automattic/jetpack-waf/rules/';

	/** Copies the files, unless there are copies from before an earlier change. */
	public static function keep() {
		foreach ( self::all() as $file => $copy ) {
			if ( is_file( $file ) && ! is_file( $copy ) ) {
				copy( $file, $copy ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- beside a file that Jetpack has just written there.
			}
		}
	}

	/** Restores the files. */
	public static function restore() {
		foreach ( self::all() as $file => $copy ) {
			if ( is_file( $copy ) ) {
				rename( $copy, $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own functions aren't loaded yet.
				if ( function_exists( 'opcache_invalidate' ) ) {
					opcache_invalidate( $file, true );
				}
			}
		}
	}

	/** Deletes the copies. */
	public static function forget() {
		array_map( 'wp_delete_file', array_filter( self::all(), 'is_file' ) );
	}

	/** @return bool Whether the firewall runs before WordPress, so that a blocked person's visits don't reach this code. */
	public static function are_read_first() {
		return defined( 'JETPACK_WAF_RUN' ) && 'preload' === JETPACK_WAF_RUN;
	}

	/** @return string[] File → its copy. */
	private static function all() {
		$folder = defined( 'JETPACK_WAF_DIR' ) ? JETPACK_WAF_DIR : WP_CONTENT_DIR . '/jetpack-waf';
		$copies = array();
		foreach ( array( "$folder/rules/", WP_PLUGIN_DIR . self::OF_11 ) as $rules ) {
			foreach ( self::NAMES as $name ) {
				$copies[ $rules . $name ] = $rules . self::COPY . $name;
			}
		}
		return $copies;
	}
}
