<?php

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Installing and removing stand-ins. Copies a stand-in into the plugins folder, completely or not at all. */
class Installer {

	/** Prefix of an incomplete copy. WordPress ignores folders that begin with a dot. */
	const DRAFT = '.dashboard-for-jetpack-draft-';

	/**
	 * Installs a stand-in.
	 *
	 * @return string|WP_Error Main file, or 500 install_plugin_failed or unable_to_determine_installed_plugin.
	 */
	public static function install( $slug ) {
		$source = Stand_Ins::folder( $slug );
		if ( null === $source ) {
			return self::failed( __( 'The sandbox has no plugin with that name.', 'dashboard-for-jetpack' ) );
		}
		$disk = self::disk();
		if ( ! $disk ) {
			return self::failed( __( 'The plugins folder of this site is not writable.', 'dashboard-for-jetpack' ) );
		}
		$draft = WP_PLUGIN_DIR . '/' . self::DRAFT . $slug;
		$disk->delete( $draft, true );
		$is_there = $disk->mkdir( $draft ) && true === copy_dir( $source, $draft ) && self::rename( $draft, WP_PLUGIN_DIR . '/' . $slug );
		if ( ! $is_there ) {
			$disk->delete( $draft, true );
			return self::failed( __( 'The plugin could not be copied into the plugins folder.', 'dashboard-for-jetpack' ) );
		}
		Installed::refresh();
		$file = Installed::file_of( $slug );
		return null === $file
			? new WP_Error( 'unable_to_determine_installed_plugin', __( 'The plugin was copied, but WordPress can’t find it.', 'dashboard-for-jetpack' ), array( 'status' => 500 ) )
			: $file;
	}

	/**
	 * Removes a stand-in, active or not.
	 *
	 * @param string $file Main file.
	 * @return true|WP_Error
	 */
	public static function remove( $file ) {
		// Without direct access, WordPress would print a form for credentials and end the request.
		if ( ! self::disk() ) {
			return self::failed( __( 'The plugins folder of this site is not writable.', 'dashboard-for-jetpack' ) );
		}
		deactivate_plugins( $file );
		$outcome = delete_plugins( array( $file ) );
		return is_wp_error( $outcome ) ? $outcome : true;
	}

	/**
	 * Renames with the file system's own call, which fails if the target exists. WordPress's move first checks
	 * whether the target exists, and in WebAssembly the result of that check may be outdated.
	 *
	 * @param string $from Folder.
	 * @param string $to   New name.
	 */
	private static function rename( $from, $to ) {
		return @rename( $from, $to ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a failure is returned, and only in the sandbox.
	}

	private static function disk() {
		global $wp_filesystem;
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$is_direct = 'direct' === get_filesystem_method() && WP_Filesystem();
		return $is_direct && wp_is_writable( WP_PLUGIN_DIR ) ? $wp_filesystem : null;
	}

	private static function failed( $reason ) {
		return new WP_Error( 'install_plugin_failed', esc_html( $reason ), array( 'status' => 500 ) );
	}
}
