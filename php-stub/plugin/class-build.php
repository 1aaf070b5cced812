<?php
/**
 * What webpack made.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Plugin;

use const Dashboard_For_Jetpack\DIR;
use const Dashboard_For_Jetpack\FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and enqueues files of build/. Lenient: a file that is not there is not asked for.
 */
class Build {

	/**
	 * Folder of the bundle. The WordPress of `npm start` names the one with the dev tools, which no zip holds.
	 *
	 * @return string
	 */
	private static function folder() {
		return defined( 'DASHBOARD_FOR_JETPACK_BUNDLE' ) ? DASHBOARD_FOR_JETPACK_BUNDLE : 'build';
	}

	/**
	 * Path of a file.
	 *
	 * @param string $name Below build/.
	 * @return string
	 */
	public static function path( $name ) {
		return DIR . '/' . self::folder() . '/' . $name;
	}

	/**
	 * Address of a file.
	 *
	 * @param string $name Below build/.
	 * @return string
	 */
	public static function url( $name ) {
		return plugins_url( self::folder() . '/' . $name, FILE );
	}

	/**
	 * Makes an entry known with what its `.asset.php` says, in the footer.
	 *
	 * @param string $handle Handle for the script.
	 * @param string $entry  Name of the webpack entry.
	 * @return bool Whether there is such an entry.
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
	 * @return bool Whether there was anything to enqueue.
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
	 * Which chunks each route needs, and which files each chunk is; bin/lib/webpack-plugins.js writes it.
	 *
	 * @return array {
	 *     chunks: name => names of files in load order, as the bundle asks for them: any other address is a second download;
	 *     routes: unconnected|unlinked|linked => path => names of the chunks that draw its first screen.
	 * }
	 */
	public static function routes() {
		$json = is_readable( self::path( 'routes.json' ) )
			? file_get_contents( self::path( 'routes.json' ) ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
			: '';
		return (array) json_decode( (string) $json, true ) + array(
			'chunks' => array(),
			'routes' => array(),
		);
	}
}
