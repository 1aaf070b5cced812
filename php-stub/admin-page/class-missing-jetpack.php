<?php

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * The page of a site whose Jetpack is missing or cannot run. Explains what is wrong with Jetpack, and links to the WordPress screen that installs, activates or
 * repairs it.
 */
class Missing_Jetpack {

	const CAPABILITY = 'activate_plugins';
	const FILE       = 'jetpack/jetpack.php';

	/** Prints the page. */
	public static function render() {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Dashboard for Jetpack', 'dashboard-for-jetpack' ) );
		/** Fires before the page says what is wrong with Jetpack. */
		do_action( 'dashboard_for_jetpack_alone' );
		printf( '<p>%s</p>', esc_html( self::describe() ) );
		self::print_way();
		echo '</div>';
	}

	private static function describe() {
		if ( self::is_active() ) {
			return __( 'Jetpack is active on this site but not running. WordPress may have paused it after an error, or some of its files are missing. Update or reinstall Jetpack on the Plugins screen.', 'dashboard-for-jetpack' );
		}
		return self::is_installed()
			? __( 'Jetpack is installed on this site but not active. Activate it to see its dashboard here.', 'dashboard-for-jetpack' )
			: __( 'This dashboard shows Jetpack’s own data, and Jetpack is not on this site yet. Install and activate it to see its dashboard here.', 'dashboard-for-jetpack' );
	}

	private static function print_way() {
		if ( self::is_active() ) {
			$url  = self_admin_url( 'plugins.php' );
			$text = __( 'Open the Plugins screen', 'dashboard-for-jetpack' );
			$may  = current_user_can( 'activate_plugins' );
		} elseif ( self::is_installed() ) {
			$url  = wp_nonce_url( self_admin_url( 'plugins.php?action=activate&plugin=' . rawurlencode( self::FILE ) ), 'activate-plugin_' . self::FILE );
			$text = __( 'Activate Jetpack', 'dashboard-for-jetpack' );
			$may  = current_user_can( 'activate_plugin', self::FILE );
		} else {
			$url  = self_admin_url( 'plugin-install.php?tab=search&type=term&s=jetpack' );
			$text = __( 'Find Jetpack among the plugins', 'dashboard-for-jetpack' );
			$may  = current_user_can( 'install_plugins' );
		}
		if ( $may ) {
			printf( '<p><a class="button button-primary" href="%s">%s</a></p>', esc_url( $url ), esc_html( $text ) );
		} else {
			printf( '<p>%s</p>', esc_html__( 'Your account can’t do that here: ask the person who manages this site’s plugins.', 'dashboard-for-jetpack' ) );
		}
	}

	private static function is_installed() {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return isset( get_plugins()[ self::FILE ] );
	}

	/** @return bool Whether WordPress lists it as active, even if it did not load. */
	private static function is_active() {
		return defined( 'JETPACK__VERSION' ) || is_plugin_active( self::FILE );
	}
}
