<?php
/**
 * Plugins that are carried along.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Plugins;

use const Jetpack_Dashboard\DIR;

defined( 'ABSPATH' ) || exit;

/**
 * Stand-ins: each a folder of stand-ins/ by the slug that it answers to.
 */
class Stand_Ins {

	const HEADER = 'Stand-in of';
	const OWNER  = 'jetpack-dashboard';

	/**
	 * Folder of a stand-in.
	 *
	 * @param string $slug Slug.
	 * @return string|null Null where there is none of that name.
	 */
	public static function folder( $slug ) {
		$folder = DIR . '/stand-ins/' . $slug;
		return preg_match( '/^[\w-]+$/D', $slug ) && is_dir( $folder ) ? $folder : null;
	}

	/**
	 * Whether an installed plugin is a stand-in, and so ours to change.
	 *
	 * @param string $file Main file.
	 * @return bool
	 */
	public static function is_one( $file ) {
		$headers = get_file_data( WP_PLUGIN_DIR . '/' . $file, array( 'owner' => self::HEADER ) );
		return self::OWNER === $headers['owner'];
	}
}
