<?php
/**
 * Steps of tests that run without log-in and routes. Copied into a test site during a test.
 *
 * @package Dashboard_For_Jetpack
 */

$dashboard_for_jetpack_step = json_decode( (string) file_get_contents( 'php://input' ), true );

// A step that deletes plugins can use another plugins folder, because the site's own folder contains a link to the source of this plugin.
if ( isset( $dashboard_for_jetpack_step['plugins'] ) ) {
	define( 'WP_PLUGIN_DIR', __DIR__ . '/wp-content/' . $dashboard_for_jetpack_step['plugins'] );
}

require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

wp_set_current_user( 1 );

$dashboard_for_jetpack_steps = array(
	'list'      => static function () {
		global $wpdb;
		// Rows that WordPress itself writes over time are ignored.
		$is_of_wordpress = static function ( $name ) {
			return ! preg_match( '/^(_site)?(_transient|cron|rewrite_rules|recently_activated|session_tokens|uninstall_plugins|wp_dashboard_quick_press)/', $name );
		};
		return array(
			'options'    => array_values( array_filter( $wpdb->get_col( "SELECT option_name FROM $wpdb->options ORDER BY option_name" ), $is_of_wordpress ) ),
			'transients' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%transient%dashboard_for_jetpack%'" ),
			'meta'       => array_values( array_filter( $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->usermeta ORDER BY meta_key" ), $is_of_wordpress ) ),
			'tables'     => $wpdb->get_col( 'SHOW TABLES' ),
			'active'     => array_values( get_option( 'active_plugins' ) ),
			'akismetKey' => get_option( 'wordpress_api_key' ),
		);
	},
	'forget'    => static function ( $step ) {
		define( 'WP_UNINSTALL_PLUGIN', 'dashboard-for-jetpack/dashboard-for-jetpack.php' );
		require WP_PLUGIN_DIR . '/' . $step['folder'] . '/uninstall.php';
		return array( 'done' => true );
	},
	'option'    => static function ( $step ) {
		return array( 'done' => null === $step['value'] ? delete_option( $step['name'] ) : update_option( $step['name'], $step['value'] ) );
	},
	'activate'  => static function ( $step ) {
		$outcome = activate_plugin( $step['file'], '', $step['network'] ?? false );
		return array( 'error' => is_wp_error( $outcome ) ? $outcome->get_error_message() : null );
	},
	'uninstall' => static function ( $step ) {
		deactivate_plugins( $step['file'], false, is_multisite() );
		$outcome = delete_plugins( array( $step['file'] ) );
		return array( 'error' => is_wp_error( $outcome ) ? $outcome->get_error_message() : null );
	},
	'environment' => static function () {
		return array(
			'type'        => wp_get_environment_type(),
			'isMultisite' => is_multisite(),
		);
	},
	'network'   => static function () {
		global $wpdb;
		foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
			$wpdb->$name = $table;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$structure = get_option( 'permalink_structure' );
		install_network();
		$outcome = populate_network( 1, wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ), 'admin@example.com', 'Network', '/', false );
		// Restores the permalinks, because the ones of a network would outlive it.
		$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
		return array( 'error' => is_wp_error( $outcome ) ? $outcome->get_error_code() : null );
	},
	'second'    => static function ( $step ) {
		$site = wp_insert_site(
			array(
				'domain'  => get_network()->domain,
				'path'    => '/second/',
				'user_id' => 1,
			)
		);
		return array( 'site' => is_wp_error( $site ) ? $site->get_error_message() : $site );
	},
	'on'        => static function ( $step ) use ( &$dashboard_for_jetpack_steps ) {
		switch_to_blog( $step['site'] );
		return $dashboard_for_jetpack_steps[ $step['then'] ]( $step );
	},
	'use'       => static function () {
		Dashboard_For_Jetpack\Sandbox\Cloud\Scenario_Loader::load( 'security' );
		Dashboard_For_Jetpack\Sandbox\Cloud\Stats::body( 'day' );
		update_user_meta( 1, Dashboard_For_Jetpack\Sandbox\Cloud\Accounts::OPT_OUT_META, '1' );
		return array( 'done' => true );
	},
);

header( 'content-type: application/json' );
echo wp_json_encode( $dashboard_for_jetpack_steps[ $dashboard_for_jetpack_step['step'] ]( $dashboard_for_jetpack_step ) );
