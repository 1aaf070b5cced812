<?php
/**
 * Removes what the plugin keeps.
 *
 * @package Jetpack_Dashboard
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'connection', 'modules', 'settings', 'site', 'plan', 'cloud', 'lock' ) as $jetpack_dashboard_name ) {
	delete_option( "jetpack_dashboard_$jetpack_dashboard_name" );
}
foreach ( array( 'day', 'week', 'month' ) as $jetpack_dashboard_range ) {
	delete_transient( "jetpack_dashboard_stats_$jetpack_dashboard_range" );
}
delete_metadata( 'user', 0, 'jetpack_dashboard_post_by_email', '', true );
delete_metadata( 'user', 0, 'jetpack_dashboard_tracks_opt_out', '', true );
