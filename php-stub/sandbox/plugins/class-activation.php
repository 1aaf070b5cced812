<?php

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Activates an installed plugin as the Plugins screen does. */
class Activation {

	/**
	 * Activates a plugin. Its output is kept out of the response.
	 *
	 * @param string $file       Main file.
	 * @param bool   $is_network Whether to activate it on the whole network.
	 * @return true|WP_Error 404 plugin_already_active, 403 rest_cannot_activate_plugin, or WordPress's own reason.
	 */
	public static function activate( $file, $is_network = false ) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( ! current_user_can( $is_network ? 'manage_network_plugins' : 'activate_plugin', $file ) ) {
			return new WP_Error( 'rest_cannot_activate_plugin', esc_html__( 'You don’t have permission to activate this plugin.', 'dashboard-for-jetpack' ), array( 'status' => 403 ) );
		}
		if ( $is_network ? is_plugin_active_for_network( $file ) : is_plugin_active( $file ) ) {
			return new WP_Error( 'plugin_already_active', esc_html__( 'The plugin is already active.', 'dashboard-for-jetpack' ), array( 'status' => 404 ) );
		}
		$outcome = activate_plugin( $file, '', $is_network );
		// Drops the error data: for "unexpected_output" it is the plugin's output.
		return is_wp_error( $outcome ) ? new WP_Error( $outcome->get_error_code(), $outcome->get_error_message() ) : true;
	}
}
