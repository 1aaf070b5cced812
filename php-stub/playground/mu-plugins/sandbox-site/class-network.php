<?php

namespace Dashboard_For_Jetpack_Site;

use Dashboard_For_Jetpack\Sandbox\Cloud\Scenario_Loader;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Turns the site into a sub-directory network, and adds sites in different states. Each step can be repeated. */
class Network {

	/** Sites besides the first one: path to title, scenario, and whether the dashboard was visited. */
	const SITES = array(
		'/second/' => array( 'Second site', 'disconnected', true ),
		'/third/'  => array( 'Third site', 'offline', false ),
	);

	/**
	 * Creates the tables and the network. The constants of wp-config.php turn it on in the next request.
	 *
	 * @throws RuntimeException If the network cannot be created.
	 */
	public static function create() {
		global $wpdb, $wp_rewrite;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
			$wpdb->$name = $table;
		}
		$structure = get_option( 'permalink_structure' );
		install_network();
		$host    = preg_replace( '#^https?://#', '', untrailingslashit( home_url() ) );
		$outcome = populate_network( 1, $host, get_option( 'admin_email' ), 'Sandbox network', '/', false );
		if ( is_wp_error( $outcome ) && 'siteid_exists' !== $outcome->get_error_code() ) {
			throw new RuntimeException( esc_html( 'The network could not be created: ' . $outcome->get_error_message() ) );
		}
		// The permalinks of a network would outlive it.
		$wp_rewrite->set_permalink_structure( $structure );
	}

	/**
	 * Adds the other sites and loads their scenarios. The first site has been visited, too.
	 *
	 * @throws RuntimeException If a site cannot be added.
	 */
	public static function add_sites() {
		do_action( 'dashboard_for_jetpack_visit' );
		foreach ( self::SITES as $path => list( $title, $scenario, $is_visited ) ) {
			$site = self::site_at( $path, $title );
			switch_to_blog( $site );
			add_user_to_blog( $site, username_exists( 'admin2' ), 'administrator' );
			Scenario_Loader::load( $scenario );
			if ( $is_visited ) {
				do_action( 'dashboard_for_jetpack_visit' );
			}
			restore_current_blog();
		}
	}

	/**
	 * The site at a path, which is created if it is missing.
	 *
	 * @throws RuntimeException If the site cannot be added.
	 */
	public static function site_at( $path, $title ) {
		$domain = get_network()->domain;
		$there  = get_blog_id_from_url( $domain, $path );
		$site   = $there ? $there : wp_insert_site(
			array(
				'domain'  => $domain,
				'path'    => $path,
				'title'   => $title,
				'user_id' => 1,
			)
		);
		if ( is_wp_error( $site ) ) {
			throw new RuntimeException( esc_html( 'A site could not be added: ' . $site->get_error_message() ) );
		}
		return $site;
	}
}
