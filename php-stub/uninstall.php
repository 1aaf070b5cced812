<?php
/**
 * Removes what the plugin keeps, on every site of a network. Most of it is the sandbox's, and a build without it may have taken its place:
 * so this stands on its own, and goes by names alone.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Plugins that stand in for others, known by a header that real ones have not.
 *
 * @return string[] Main files.
 */
function dashboard_for_jetpack_stand_ins() {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	return array_filter(
		array_keys( get_plugins() ),
		static function ( $file ) {
			return 'dashboard-for-jetpack' === get_file_data( WP_PLUGIN_DIR . '/' . $file, array( 'owner' => 'Stand-in of' ) )['owner'];
		}
	);
}

/**
 * Removes the options of the current site, transients among them.
 */
function dashboard_for_jetpack_forget_options() {
	global $wpdb;
	foreach ( array( '', '_transient_', '_transient_timeout_' ) as $prefix ) {
		$like = $wpdb->esc_like( $prefix . 'dashboard_for_jetpack_' ) . '%';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- some names are made up of codes, so nobody can list them.
		array_map( 'delete_option', $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $like ) ) );
	}
}

/**
 * Removes what is kept with people; WordPress keeps that once for all sites.
 */
function dashboard_for_jetpack_forget_people() {
	global $wpdb;
	$like = $wpdb->esc_like( 'dashboard_for_jetpack_' ) . '%';
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no other way to ask for names.
	foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE %s", $like ) ) as $key ) {
		delete_metadata( 'user', 0, $key, '', true );
	}
}

/**
 * Removes the folders of the stand-ins, and of copies that were never finished.
 *
 * @param string[] $files Main files.
 */
function dashboard_for_jetpack_remove_folders( $files ) {
	global $wp_filesystem;
	require_once ABSPATH . 'wp-admin/includes/file.php';
	if ( 'direct' !== get_filesystem_method() || ! WP_Filesystem() ) {
		return;
	}
	$drafts = glob( WP_PLUGIN_DIR . '/.dashboard-for-jetpack-draft-*' );
	foreach ( array_merge( $drafts ? $drafts : array(), array_map( 'dashboard_for_jetpack_folder_of', $files ) ) as $folder ) {
		$wp_filesystem->delete( $folder, true );
	}
	wp_clean_plugins_cache( false );
}

/**
 * Folder of a plugin.
 *
 * @param string $file Main file.
 * @return string
 */
function dashboard_for_jetpack_folder_of( $file ) {
	return WP_PLUGIN_DIR . '/' . dirname( $file );
}

/**
 * Everything, in an order in which nothing is switched on that is not there.
 */
function dashboard_for_jetpack_uninstall() {
	$stand_ins = dashboard_for_jetpack_stand_ins();
	$sites     = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	foreach ( $sites as $site ) {
		if ( $site ) {
			switch_to_blog( $site );
		}
		deactivate_plugins( $stand_ins, true );
		dashboard_for_jetpack_forget_options();
		if ( $site ) {
			restore_current_blog();
		}
	}
	dashboard_for_jetpack_forget_people();
	dashboard_for_jetpack_remove_folders( $stand_ins );
}

dashboard_for_jetpack_uninstall();
