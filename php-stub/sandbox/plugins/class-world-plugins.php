<?php

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Installs, activates and removes stand-ins to match a scenario; real plugins are unchanged. */
class World_Plugins {

	/**
	 * Applies the list.
	 *
	 * @param array $wanted File to { active: bool }.
	 * @return true|WP_Error The first error.
	 */
	public static function apply( array $wanted ) {
		foreach ( array_diff_key( Installed::all(), $wanted ) as $file => $plugin ) {
			$outcome = Stand_Ins::is_one( $file ) ? self::send_away( $file ) : true;
			if ( is_wp_error( $outcome ) ) {
				return $outcome;
			}
		}
		Installed::refresh();
		foreach ( $wanted as $file => $plugin ) {
			$outcome = self::bring( $file, $plugin['active'] );
			if ( is_wp_error( $outcome ) ) {
				return $outcome;
			}
		}
		return true;
	}

	/**
	 * Removes a stand-in. The sites of a network share the files, so there it is only deactivated.
	 *
	 * @param string $file Main file.
	 * @return true|WP_Error
	 */
	private static function send_away( $file ) {
		if ( ! is_multisite() ) {
			return Installer::remove( $file );
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( $file, false, false );
		return true;
	}

	private static function bring( $file, $is_active ) {
		$is_there = isset( Installed::all()[ $file ] );
		$outcome  = $is_there ? $file : Installer::install( dirname( $file ) );
		if ( is_wp_error( $outcome ) || ! Stand_Ins::is_one( $file ) || is_plugin_active( $file ) === $is_active ) {
			return $outcome;
		}
		// Not with Activation: a scenario is also loaded at boot, without a logged-in user.
		return $is_active ? activate_plugin( $file ) : deactivate_plugins( $file );
	}
}
