<?php

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

defined( 'ABSPATH' ) || exit;

/** Plugins that WordPress finds in its plugins folder. */
class Installed {

	/**
	 * All installed plugins. Implements API-29.
	 *
	 * @return array File to the plugin's headers with `active`.
	 */
	public static function all() {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$plugins = get_plugins();
		foreach ( array_keys( $plugins ) as $file ) {
			$plugins[ $file ]['active'] = is_plugin_active( $file );
		}
		return $plugins;
	}

	/**
	 * Main file of a plugin.
	 *
	 * @param string $slug Folder of the plugin, or the name of a single-file plugin.
	 * @return string|null Null if it is not installed.
	 */
	public static function file_of( $slug ) {
		foreach ( array_keys( self::all() ) as $file ) {
			if ( dirname( $file ) === $slug || "$slug.php" === $file ) {
				return $file;
			}
		}
		return null;
	}

	/** Clears WordPress's cache of installed plugins. */
	public static function refresh() {
		wp_clean_plugins_cache( false );
	}
}
