<?php
/** Steps of tests that run without log-in and routes. Copied into a test site during a test. */

$dashboard_for_jetpack_step = json_decode( (string) file_get_contents( 'php://input' ), true );

// A step that deletes plugins can use another plugins folder, because the site's own folder contains a link to the source of this plugin.
if ( isset( $dashboard_for_jetpack_step['plugins'] ) ) {
	define( 'WP_PLUGIN_DIR', __DIR__ . '/wp-content/' . $dashboard_for_jetpack_step['plugins'] );
}

require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once WPMU_PLUGIN_DIR . '/sandbox-site/class-network.php';

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
	},
	'option'    => static function ( $step ) {
		return array( 'done' => null === $step['value'] ? delete_option( $step['name'] ) : update_option( $step['name'], $step['value'] ) );
	},
	// All rows of the options, as stored in the database.
	'rows'      => static function () {
		global $wpdb;
		return array_column( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options ORDER BY option_name", ARRAY_A ), 'option_value', 'option_name' );
	},
	// A parameter of a measured page, signed as the plugin does, with any values.
	'ticket'    => static function ( $step ) {
		$user   = $step['user'] ?? 'admin';
		$fields = implode( '.', array( time() + ( $step['left'] ?? 60 ), $step['module'] ?? 'carousel', $step['direction'] ?? 'on', is_int( $user ) ? $user : (int) username_exists( $user ), '0123456789abcdef' ) );
		$signed = array( 'visitor-cost', $fields, $step['blog'] ?? get_current_blog_id(), $step['home'] ?? home_url( '/' ), $step['page'] );
		return array( 'text' => $fields . '.' . hash_hmac( 'sha256', implode( "\n", $signed ), wp_salt( $step['salt'] ?? 'nonce' ) ) );
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
		Dashboard_For_Jetpack_Site\Network::create();
	},
	'site'      => static function ( $step ) {
		return array( 'site' => Dashboard_For_Jetpack_Site\Network::site_at( $step['path'], $step['title'] ) );
	},
	// All sites of the network but the first.
	'sites-gone' => static function () {
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		foreach ( get_sites( array( 'site__not_in' => array( 1 ), 'number' => 0, 'fields' => 'ids' ) ) as $site ) {
			wpmu_delete_blog( $site, true );
		}
	},
	'deactivate' => static function ( $step ) {
		deactivate_plugins( $step['file'], true, $step['network'] ?? false );
	},
	'load'      => static function ( $step ) {
		return array( 'done' => ! is_wp_error( Dashboard_For_Jetpack\Sandbox\Cloud\Scenario_Loader::load( $step['scenario'] ) ) );
	},
	'member'    => static function ( $step ) {
		$user = username_exists( $step['login'] );
		$user = $user ? $user : wp_insert_user(
			array(
				'user_login' => $step['login'],
				'user_pass'  => 'password',
				'user_email' => $step['login'] . '@example.com',
			)
		);
		remove_user_from_blog( $user, 1 );
		return array( 'done' => true === add_user_to_blog( $step['site'], $user, 'administrator' ) );
	},
	'member-gone' => static function ( $step ) {
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		return array( 'done' => wpmu_delete_user( username_exists( $step['login'] ) ) );
	},
	'site-meta' => static function ( $step ) {
		return array( 'done' => (bool) update_site_meta( $step['site'], $step['name'], $step['value'] ) );
	},
	// Sites with an options table at most, because a whole site takes too long to create two hundred times; without that table, the first query of its
	// options is logged as an error. They need attention, and the last one was seen last.
	'fill'      => static function ( $step ) {
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		for ( $number = (int) get_sites( array( 'count' => true ) ); $number < $step['number']; $number++ ) {
			$wpdb->insert(
				$wpdb->blogs,
				array(
					'site_id' => 1,
					'domain'  => get_network()->domain,
					'path'    => "/filled-$number/",
				)
			);
			$site  = $wpdb->insert_id;
			if ( $step['withOptions'] ) {
				$table = $wpdb->get_blog_prefix( $site ) . 'options';
				$wpdb->query( "CREATE TABLE $table ( option_id bigint(20) unsigned NOT NULL auto_increment, option_name varchar(191) NOT NULL default '', option_value longtext NOT NULL, autoload varchar(20) NOT NULL default 'yes', PRIMARY KEY (option_id), UNIQUE KEY option_name (option_name) )" );
				$url = 'http://' . get_network()->domain . "/filled-$number";
				$wpdb->query( $wpdb->prepare( "INSERT INTO $table ( option_name, option_value ) VALUES ( 'siteurl', %s ), ( 'home', %s ), ( 'blogname', %s ), ( 'active_plugins', 'a:0:{}' ), ( 'dashboard_for_jetpack_left', '1' )", $url, $url, "Filled $number" ) );
			}
			$facts = array(
				'jetpack'    => 'running',
				'version'    => '99.1',
				'connection' => 'unconnected',
				'owner'      => 1,
				'isOffline'  => false,
			);
			add_site_meta( $site, 'dashboard_for_jetpack_facts', $facts );
			add_site_meta( $site, 'dashboard_for_jetpack_seen', time() - YEAR_IN_SECONDS + $number * HOUR_IN_SECONDS );
			add_site_meta( $site, 'dashboard_for_jetpack_attention', 4 );
		}
		$wpdb->query( 'COMMIT' );
		return array( 'sites' => (int) get_sites( array( 'count' => true ) ) );
	},
	'left'      => static function () {
		global $wpdb;
		$options = 0;
		foreach ( get_sites( array( 'number' => 0 ) ) as $site ) {
			$table    = $wpdb->get_blog_prefix( (int) $site->blog_id ) . 'options';
			$options += (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE option_name LIKE 'dashboard\_for\_jetpack\_%'" );
		}
		return array(
			'options'  => $options,
			'siteMeta' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->blogmeta WHERE meta_key LIKE 'dashboard\_for\_jetpack\_%'" ),
			'network'  => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->sitemeta WHERE meta_key LIKE '%dashboard\_for\_jetpack%'" ),
		);
	},
	'empty'     => static function () {
		global $wpdb;
		foreach ( $wpdb->get_col( "SELECT blog_id FROM $wpdb->blogs WHERE path LIKE '/filled-%'" ) as $site ) {
			$wpdb->query( 'DROP TABLE IF EXISTS ' . $wpdb->get_blog_prefix( (int) $site ) . 'options' );
			$wpdb->delete( $wpdb->blogmeta, array( 'blog_id' => $site ) );
			$wpdb->delete( $wpdb->blogs, array( 'blog_id' => $site ) );
		}
	},
	// The list of sites without the rest of the admin page, to count its queries.
	'list-page' => static function () {
		global $wpdb;
		set_current_screen( 'toplevel_page_dashboard-for-jetpack-sites-network' );
		$queries = $wpdb->num_queries;
		ob_start();
		Dashboard_For_Jetpack\Extras\Network\Sites_Page::prepare();
		Dashboard_For_Jetpack\Extras\Network\Sites_Page::render();
		return array(
			'html'    => ob_get_clean(),
			'queries' => $wpdb->num_queries - $queries,
		);
	},
	'on'        => static function ( $step ) use ( &$dashboard_for_jetpack_steps ) {
		switch_to_blog( $step['site'] );
		return $dashboard_for_jetpack_steps[ $step['then'] ]( $step );
	},
	'record'    => static function () {
		Dashboard_For_Jetpack\Extras\Network\Summary::record();
	},
	'keep-record' => static function ( $step ) {
		return array( 'done' => Dashboard_For_Jetpack\Extras\Changes\Start::turn( $step['isOn'] ?? true ) );
	},
	// The data that WordPress's privacy tools export from the record, or erase in it.
	'personal'  => static function ( $step ) {
		$tools = apply_filters( 'wp_privacy_personal_data_' . $step['tool'] . 's', array() );
		$tool  = $tools['dashboard-for-jetpack-record'] ?? array( 'callback' => '__return_null' );
		return array( 'answer' => call_user_func( $tool['callback'], $step['email'], 1 ) );
	},
	'opt-out'   => static function () {
		Dashboard_For_Jetpack\Sandbox\State\User_Meta::set( Dashboard_For_Jetpack\Sandbox\Cloud\Accounts::OPT_OUT_META, '1' );
	},
	'use'       => static function () {
		Dashboard_For_Jetpack\Sandbox\Cloud\Scenario_Loader::load( 'security' );
		Dashboard_For_Jetpack\Sandbox\Cloud\Stats::body( 'day' );
		Dashboard_For_Jetpack\Sandbox\State\User_Meta::set( Dashboard_For_Jetpack\Sandbox\Cloud\Accounts::OPT_OUT_META, '1' );
	},
);

header( 'content-type: application/json' );
echo wp_json_encode( $dashboard_for_jetpack_steps[ $dashboard_for_jetpack_step['step'] ]( $dashboard_for_jetpack_step ) );
