<?php

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

use const Dashboard_For_Jetpack\DIR;

defined( 'ABSPATH' ) || exit;

/**
 * Each stand-in is a folder of stand-ins/, named after the slug of its plugin, that contains only a plugin header. The sandbox provides
 * its behavior, so it cannot conflict with the real plugin.
 */
class Stand_Ins {

	const HEADER = 'Stand-in of';
	const OWNER  = 'dashboard-for-jetpack';

	/**
	 * Folder of a stand-in.
	 *
	 * @return string|null Null if there is none with that name.
	 */
	public static function folder( $slug ) {
		$folder = DIR . '/sandbox/stand-ins/' . $slug;
		return preg_match( '/^[\w-]+$/D', $slug ) && is_dir( $folder ) ? $folder : null;
	}

	/**
	 * Whether an installed plugin is a stand-in, which the sandbox may change or remove: a known slug, in a real folder, with
	 * our header. Links are excluded, because WordPress follows them when it deletes.
	 *
	 * @param string $file Main file.
	 */
	public static function is_one( $file ) {
		$path = WP_PLUGIN_DIR . '/' . $file;
		return null !== self::folder( dirname( $file ) ) && ! is_link( dirname( $path ) ) && is_readable( $path ) && self::OWNER === get_file_data( $path, array( 'owner' => self::HEADER ) )['owner'];
	}

	/**
	 * Active stand-ins, on this site or on the whole network.
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

	/** @return bool Whether a stand-in is active. */
	public static function is_active( $slug ) {
		return in_array( $slug, self::active(), true );
	}

	/** Deactivates all stand-ins. */
	public static function deactivate_all() {
		$active = array_keys( self::active() );
		if ( $active ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			deactivate_plugins( $active, true );
		}
	}
}
