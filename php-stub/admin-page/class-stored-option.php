<?php

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/** Reads options as they are in the database, without the filters of get_option(). */
class Stored_Option {

	/** Options that Jetpack reads by get_site_option(), which a network has once for all sites. */
	const OF_NETWORKS = array( 'jetpack_protect_global_whitelist', 'jetpack_protect_whitelist' );

	/**
	 * Whether a network has one value for all its sites.
	 *
	 * @param string $option Name.
	 */
	public static function is_shared( $option ) {
		return is_multisite() && in_array( $option, self::OF_NETWORKS, true );
	}

	/**
	 * The stored value.
	 *
	 * @param string $option Name.
	 * @return mixed Null if there is none.
	 */
	public static function read( $option ) {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- get_option() would ask the filters.
		if ( self::is_shared( $option ) ) {
			$text = $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM $wpdb->sitemeta WHERE meta_key = %s AND site_id = %d", $option, get_current_network_id() ) );
		} else {
			$text = wp_load_alloptions()[ $option ] ?? $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) );
		}
		// phpcs:enable
		return null === $text ? null : maybe_unserialize( $text );
	}
}
