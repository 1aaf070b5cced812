<?php

namespace Dashboard_For_Jetpack\Extras\Network;

defined( 'ABSPATH' ) || exit;

/** A network has one set of plugins and one list of updates. Only the plugins that run on a site concern it. */
class Plugin_Updates {

	/**
	 * Number of updates for the plugins that run on a site.
	 *
	 * @param string[] $active Main files of the plugins that are active on the site alone.
	 * @return int|null Null if WordPress has no list of updates yet.
	 */
	public static function of( array $active ) {
		$updates = get_site_transient( 'update_plugins' );
		if ( ! isset( $updates->response ) || ! is_array( $updates->response ) ) {
			return null;
		}
		$running = array_filter( $active, 'is_string' );
		$running = array_merge( $running, array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
		return count( array_intersect( array_keys( $updates->response ), $running ) );
	}
}
