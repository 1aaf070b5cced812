<?php

namespace Dashboard_For_Jetpack\Plugin;

use const Dashboard_For_Jetpack\DIR;
use const Dashboard_For_Jetpack\FILE;

defined( 'ABSPATH' ) || exit;

/** Finds and enqueues files of build/. A missing file is skipped. */
class Build {

	/** @var array Tables that were read in this request, by name. */
	private static $tables = array();

	/**
	 * Path of a built file.
	 *
	 * @param string $name Below build/.
	 */
	public static function path( $name ) {
		return DIR . '/build/' . $name;
	}

	/**
	 * URL of a built file.
	 *
	 * @param string $name Below build/.
	 */
	public static function url( $name ) {
		return plugins_url( 'build/' . $name, FILE );
	}

	/**
	 * Registers an entry in the footer, with the dependencies and version of its `.asset.php`.
	 *
	 * @param string $handle Handle for the script.
	 * @param string $entry  Name of the webpack entry.
	 * @return bool Whether the entry exists.
	 */
	public static function register( $handle, $entry ) {
		$asset_file = self::path( "$entry.asset.php" );
		if ( ! is_readable( $asset_file ) || ! is_readable( self::path( "$entry.js" ) ) ) {
			return false;
		}
		$asset = require $asset_file;
		return wp_register_script( $handle, self::url( "$entry.js" ), $asset['dependencies'], $asset['version'], true );
	}

	/**
	 * Enqueues an entry with its styles and translations.
	 *
	 * @param string $handle Handle for script and styles.
	 * @param string $entry  Name of the webpack entry.
	 * @return bool Whether the entry exists.
	 */
	public static function enqueue( $handle, $entry ) {
		if ( ! self::register( $handle, $entry ) ) {
			return false;
		}
		wp_enqueue_script( $handle );
		$script = wp_scripts()->registered[ $handle ];
		if ( in_array( 'wp-i18n', $script->deps, true ) ) {
			wp_set_script_translations( $handle, 'dashboard-for-jetpack', self::path( 'languages' ) );
		}
		foreach ( array( '', 'style-' ) as $prefix ) {
			if ( is_readable( self::path( "$prefix$entry.css" ) ) ) {
				wp_enqueue_style( "$handle$prefix", self::url( "$prefix$entry.css" ), array(), $script->ver );
			}
		}
		return true;
	}

	/**
	 * A table that the build wrote.
	 *
	 * - "routes" (bin/lib/webpack-plugins.js): { chunks: name => file names in load order, exactly as the bundle requests them, because any other URL
	 *   would be a second download; routes: unconnected|unlinked|linked => path => names of the chunks of its first screen }
	 * - "client-paths" (bin/lib/client-paths.js): { all, written, ofProvider: the REST paths that the app calls and writes to, and those for which
	 *   the site asks the provider, with parameters in braces }
	 * - "settings", "places", "status", "first-calls", "kept-answers", "plans", "old-addresses" (src/domain/server-tables/), so that no rule of the app is written a second time
	 *
	 * @param string $name Name of a JSON file in build/.
	 * @return array Empty in a checkout without a build.
	 */
	public static function table( $name ) {
		if ( ! isset( self::$tables[ $name ] ) ) {
			$file                  = self::path( "$name.json" );
			$json                  = is_readable( $file ) ? file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
			self::$tables[ $name ] = (array) json_decode( (string) $json, true );
		}
		return self::$tables[ $name ];
	}
}
