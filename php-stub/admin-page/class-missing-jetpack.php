<?php
/**
 * The page of a site without Jetpack.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Says that Jetpack is missing, and links to the WordPress screen that installs or activates it.
 */
class Missing_Jetpack {

	const CAPABILITY = 'activate_plugins';
	const FILE       = 'jetpack/jetpack.php';

	/**
	 * Prints the page.
	 */
	public static function render() {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Dashboard for Jetpack', 'dashboard-for-jetpack' ) );
		/**
		 * Fires before the page says that Jetpack is missing.
		 */
		do_action( 'dashboard_for_jetpack_alone' );
		printf( '<p>%s</p>', esc_html( self::is_installed() ? __( 'Jetpack is installed on this site but not active. Activate it to see its dashboard here.', 'dashboard-for-jetpack' ) : __( 'This dashboard shows Jetpack’s own data, and Jetpack is not on this site yet. Install and activate it to see its dashboard here.', 'dashboard-for-jetpack' ) ) );
		self::print_way();
		echo '</div>';
	}

	private static function print_way() {
		if ( self::is_installed() ) {
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
}
