<?php
/**
 * Plugins that are carried along.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

use const Dashboard_For_Jetpack\DIR;

defined( 'ABSPATH' ) || exit;

/**
 * Stand-ins: each a folder of stand-ins/ by the slug that it answers to, and nothing but a header. What one is there for, the sandbox does
 * in its place, so that none can stand in the way of the real plugin.
 */
class Stand_Ins {

	const HEADER = 'Stand-in of';
	const OWNER  = 'dashboard-for-jetpack';

	/**
	 * Folder of a stand-in.
	 *
	 * @param string $slug Slug.
	 * @return string|null Null where there is none of that name.
	 */
	public static function folder( $slug ) {
		$folder = DIR . '/sandbox/stand-ins/' . $slug;
		return preg_match( '/^[\w-]+$/D', $slug ) && is_dir( $folder ) ? $folder : null;
	}

	/**
	 * Whether an installed plugin is a stand-in, and so ours to change or remove: one of the known slugs, in a real folder of its own, with
	 * our header. WordPress deletes through links.
	 *
	 * @param string $file Main file.
	 * @return bool
	 */
	public static function is_one( $file ) {
		$path = WP_PLUGIN_DIR . '/' . $file;
		return null !== self::folder( dirname( $file ) ) && ! is_link( dirname( $path ) ) && is_readable( $path ) && self::OWNER === get_file_data( $path, array( 'owner' => self::HEADER ) )['owner'];
	}

	/**
	 * The stand-ins that are active, on this site or on the whole network.
	 *
	 * @return string[] Main file to slug.
	 */
	public static function active() {
		$files = array_merge( (array) get_option( 'active_plugins', array() ), array_keys( is_multisite() ? (array) get_site_option( 'active_sitewide_plugins', array() ) : array() ) );
		$found = array();
		foreach ( array_filter( $files, 'is_string' ) as $file ) {
			if ( self::is_one( $file ) ) {
				$found[ $file ] = dirname( $file );
			}
		}
		return $found;
	}

	/**
	 * Whether a stand-in is active.
	 *
	 * @param string $slug Slug.
	 * @return bool
	 */
	public static function is_active( $slug ) {
		return in_array( $slug, self::active(), true );
	}

	/**
	 * Switches all of them off.
	 */
	public static function deactivate_all() {
		$active = array_keys( self::active() );
		if ( $active ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			deactivate_plugins( $active, true );
		}
	}
}
