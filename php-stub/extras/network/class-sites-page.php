<?php

namespace Dashboard_For_Jetpack\Extras\Network;

use Dashboard_For_Jetpack\Admin_Page\Globals;

defined( 'ABSPATH' ) || exit;

/** An entry in the menu of the network admin, for users who may manage its sites. */
class Sites_Page {

	const SLUG       = 'dashboard-for-jetpack-sites';
	const CAPABILITY = 'manage_sites';

	/** @var Sites_Table|null The table of this request. */
	private static $table;

	public static function hook() {
		if ( is_multisite() ) {
			add_action( 'network_admin_menu', array( self::class, 'add' ) );
			add_action( 'dashboard_for_jetpack_visit', array( Summary::class, 'record' ) );
			add_action( 'dashboard_for_jetpack_answers', array( Summary::class, 'rank' ) );
		}
	}

	/** Adds the entry. */
	public static function add() {
		$title = __( 'Dashboard for Jetpack', 'dashboard-for-jetpack' );
		$hook  = add_menu_page( $title, $title, self::CAPABILITY, self::SLUG, array( self::class, 'render' ), 'dashicons-shield-alt' );
		add_action( "load-$hook", array( self::class, 'prepare' ) );
	}

	/** Runs before any output, because a page number beyond the last page redirects to the last one. */
	public static function prepare() {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		self::$table = new Sites_Table();
		self::$table->prepare_items();
		wp_add_inline_style( 'list-tables', (string) file_get_contents( __DIR__ . '/sites-table.css' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		get_current_screen()->set_screen_reader_content(
			array(
				'heading_pagination' => __( 'Pages of the list of sites', 'dashboard-for-jetpack' ),
				'heading_list'       => __( 'List of sites', 'dashboard-for-jetpack' ),
			)
		);
	}

	/** Prints the page. */
	public static function render() {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Dashboard for Jetpack: sites of this network', 'dashboard-for-jetpack' ) );
		printf( '<p>%s</p>', esc_html__( "Sites that need attention are listed first. Each site's status updates when its dashboard is opened.", 'dashboard-for-jetpack' ) );
		printf( '<p>%s</p>', esc_html( self::describe_check() ) );
		self::$table->display();
		echo '</div>';
	}

	private static function describe_check() {
		$checked = Globals::plugin_updates_checked_at();
		return null === $checked
			? __( "WordPress hasn't checked for plugin updates yet.", 'dashboard-for-jetpack' )
			/* translators: %s: time span, such as "3 hours". */
			: sprintf( __( 'WordPress last checked for plugin updates %s ago.', 'dashboard-for-jetpack' ), human_time_diff( $checked ) );
	}
}
