<?php
/**
 * Removes the plugin's data on every site of a network. Most of it belongs to the sandbox, which a build without the sandbox may have replaced, so this file
 * uses no class of the plugin and finds the data by name.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Main files of the stand-ins that the sandbox installs. Each stand-in is a single file in its own folder. The list is here because
 * the sandbox may already be deleted.
 */
function dashboard_for_jetpack_stand_ins() {
	return array(
		'akismet/akismet.php',
		'all-in-one-seo-pack/all_in_one_seo_pack.php',
		'all-in-one-seo-pack-pro/all_in_one_seo_pack.php',
		'creative-mail-by-constant-contact/creative-mail-plugin.php',
		'jetpack-backup/jetpack-backup.php',
		'jetpack-boost/jetpack-boost.php',
		'jetpack-protect/jetpack-protect.php',
		'jetpack-search/jetpack-search.php',
		'jetpack-social/jetpack-social.php',
		'vaultpress/vaultpress.php',
		'woocommerce/woocommerce.php',
		'wordpress-seo/wp-seo.php',
		'wordpress-seo-premium/wp-seo-premium.php',
		'zero-bs-crm/ZeroBSCRM.php',
	);
}

/**
 * Whether a stand-in is installed. The real plugin of the same name lacks the header, and a linked folder belongs to the user who created the link.
 *
 * @param string $file Main file.
 */
function dashboard_for_jetpack_is_installed( $file ) {
	$path = WP_PLUGIN_DIR . '/' . $file;
	return ! is_link( dirname( $path ) ) && is_file( $path ) && 'dashboard-for-jetpack' === get_file_data( $path, array( 'owner' => 'Stand-in of' ) )['owner'];
}

/** Removes the options of the current site, including transients, and the table of its record. */
function dashboard_for_jetpack_forget_options() {
	global $wpdb;
	$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'dashboard_for_jetpack_record' ) ); // phpcs:ignore WordPress.DB -- our own table.
	foreach ( array( '', '_transient_', '_transient_timeout_' ) as $prefix ) {
		$like = $wpdb->esc_like( $prefix . 'dashboard_for_jetpack_' ) . '%';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- some names contain codes, so they cannot be listed.
		array_map( 'delete_option', $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $like ) ) );
	}
}

/** Removes user meta and site meta, which WordPress stores once for all sites. */
function dashboard_for_jetpack_forget_meta() {
	global $wpdb;
	$like = $wpdb->esc_like( 'dashboard_for_jetpack_' ) . '%';
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that lists names.
	foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE %s", $like ) ) as $key ) {
		delete_metadata( 'user', 0, $key, '', true );
	}
	if ( ! is_multisite() || ! is_site_meta_supported() ) {
		return;
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that lists names.
	foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM $wpdb->blogmeta WHERE meta_key LIKE %s", $like ) ) as $key ) {
		delete_metadata( 'blog', 0, $key, '', true );
	}
}

/**
 * Runs a function on every site: in batches of a hundred on a network, so that the memory does not grow with the number of sites.
 *
 * @param callable $work Function without parameters.
 */
function dashboard_for_jetpack_on_every_site( $work ) {
	if ( ! is_multisite() ) {
		$work();
		return;
	}
	$wanted = array(
		'fields' => 'ids',
		'number' => 100,
		'offset' => 0,
	);
	do {
		$sites = get_sites( $wanted );
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			$work();
			restore_current_blog();
		}
		// Each site leaves its options in the cache of the process.
		wp_cache_flush_runtime();
		$wanted['offset'] += $wanted['number'];
	} while ( count( $sites ) === $wanted['number'] );
}

/**
 * Removes installed stand-ins and leftovers of interrupted installations. Deletes only single files and empty folders,
 * because a recursive deletion would follow links and delete other people's files.
 *
 * @param string[] $installed Main files.
 */
function dashboard_for_jetpack_remove_files( $installed ) {
	global $wp_filesystem;
	require_once ABSPATH . 'wp-admin/includes/file.php';
	if ( 'direct' !== get_filesystem_method() || ! WP_Filesystem() ) {
		return;
	}
	$drafts = preg_replace( '/^/', '.dashboard-for-jetpack-draft-', dashboard_for_jetpack_stand_ins() );
	foreach ( array_merge( $installed, $drafts ) as $file ) {
		$path = WP_PLUGIN_DIR . '/' . $file;
		if ( is_dir( dirname( $path ) ) && ! is_link( dirname( $path ) ) ) {
			$wp_filesystem->delete( $path );
			$wp_filesystem->delete( dirname( $path ) );
		}
	}
	wp_clean_plugins_cache( false );
}

/** Removes everything. Stand-ins are deactivated before their files are deleted. */
function dashboard_for_jetpack_uninstall() {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$stand_ins = array_filter( dashboard_for_jetpack_stand_ins(), 'dashboard_for_jetpack_is_installed' );
	dashboard_for_jetpack_on_every_site(
		static function () use ( $stand_ins ) {
			deactivate_plugins( $stand_ins, true );
			dashboard_for_jetpack_forget_options();
		}
	);
	dashboard_for_jetpack_forget_meta();
	dashboard_for_jetpack_remove_files( $stand_ins );
}

dashboard_for_jetpack_uninstall();
