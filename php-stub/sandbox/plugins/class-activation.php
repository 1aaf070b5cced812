<?php
/**
 * Activating.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Switches an installed plugin on as the Plugins screen does.
 */
class Activation {

	/**
	 * Activates a plugin. What it prints on the way stays out of the answer.
	 *
	 * @param string $file       Main file.
	 * @param bool   $is_network For every site of a multisite.
	 * @return true|WP_Error 404 plugin_already_active, 403 rest_cannot_activate_plugin, or WordPress's own reason.
	 */
	public static function activate( $file, $is_network = false ) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( ! current_user_can( $is_network ? 'manage_network_plugins' : 'activate_plugin', $file ) ) {
			return new WP_Error( 'rest_cannot_activate_plugin', esc_html__( 'Your account may not activate this plugin.', 'dashboard-for-jetpack' ), array( 'status' => 403 ) );
		}
		if ( $is_network ? is_plugin_active_for_network( $file ) : is_plugin_active( $file ) ) {
			return new WP_Error( 'plugin_already_active', esc_html__( 'The plugin is active already.', 'dashboard-for-jetpack' ), array( 'status' => 404 ) );
		}
		$outcome = activate_plugin( $file, '', $is_network );
		// Without its data: those of "unexpected_output" are what the plugin printed.
		return is_wp_error( $outcome ) ? new WP_Error( $outcome->get_error_code(), $outcome->get_error_message() ) : true;
	}
}
