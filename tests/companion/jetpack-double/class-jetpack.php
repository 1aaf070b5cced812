<?php
/** Menu, page, capabilities, routes and modules of the double. */

/** Its routes return values that identify the double. */
class Jetpack {

	/** Adds the hooks. The menu is added as late as Jetpack's own. */
	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add_menu' ), 998 );
		add_action( 'rest_api_init', array( self::class, 'register_routes' ) );
		add_filter( 'map_meta_cap', array( self::class, 'map_capability' ), 10, 2 );
		if ( Jetpack_Double::is( 'alert' ) ) {
			add_action( 'jetpack_notices', array( self::class, 'print_alert' ) );
		}
	}

	/** An alert with a script, as Jetpack prints it. */
	public static function print_alert() {
		echo '<div id="double-alert" class="error"><p>Outbound HTTPS of the double <a href="#">Try again</a></p></div><style>p { color: hotpink }</style><script>var scriptOfTheDouble;</script>';
	}

	/**
	 * Adds a menu entry for users who can edit posts, as Jetpack hides its entry from some users. A test can request the menu of a release without
	 * its own dashboard: no entry (`none`), or one that only contains other pages (`parent`).
	 */
	public static function add_menu() {
		$menu = Jetpack_Double::get( 'menu', 'page' );
		if ( 'none' === $menu || ! current_user_can( 'edit_posts' ) ) {
			return;
		}
		$page = array( 'Jetpack', 'Jetpack', Jetpack_Double::is_absent( 'jetpack_admin_page' ) ? 'edit_posts' : 'jetpack_admin_page', 'jetpack' );
		add_menu_page( ...array_merge( $page, array( 'parent' === $menu ? '__return_null' : array( self::class, 'render' ) ) ) );
		if ( 'parent' === $menu ) {
			add_submenu_page( 'jetpack', 'Another page', 'Another page', 'jetpack_admin_page', 'another-page', array( self::class, 'render' ) );
			remove_submenu_page( 'jetpack', 'jetpack' );
		}
	}

	public static function render() {
		echo '<div class="wrap"><h1>The own page of the double</h1></div>';
	}

	public static function is_connection_ready() {
		Jetpack_Double::may_throw( __METHOD__ );
		return ! Jetpack_Double::is( 'disconnected' );
	}

	public static function get_available_modules() {
		return array( 'sitemaps', 'stats' );
	}

	public static function get_active_modules() {
		return array( 'stats' );
	}

	/** Lets users who can read open the page, and administrators manage modules; nobody may change the connection. A test can leave names out. */
	public static function map_capability( $caps, $cap ) {
		$needed = array(
			'jetpack_admin_page'         => array( 'read' ),
			'jetpack_manage_modules'     => array( 'manage_options' ),
			'jetpack_connect'            => array( 'do_not_allow' ),
			'jetpack_connect_user'       => array( 'do_not_allow' ),
			'jetpack_disconnect'         => array( 'do_not_allow' ),
			'jetpack_network_admin_page' => array( 'manage_network_plugins' ),
			'jetpack_network_sites_page' => array( 'manage_sites' ),
		);
		return isset( $needed[ $cap ] ) && ! Jetpack_Double::is_absent( $cap ) ? $needed[ $cap ] : $caps;
	}

	/** A message for this page load. */
	public static function state( $name ) {
		Jetpack_Double::may_throw( __METHOD__ );
		return Jetpack_Double::get( 'state', array( 'message' => 'linked' ) )[ $name ] ?? null;
	}

	/** Whether the site is connected without an account. */
	public static function current_user_can_purchase() {
		return Jetpack_Double::is( 'isPurchaser' );
	}

	public static function get_products_for_purchase() {
		Jetpack_Double::may_throw( __METHOD__ );
		return array( 'scan' => array( 'title' => 'Scan of the double' ) );
	}

	/** Routes: one that the stub also has, one that it lacks, and those of the page data. */
	public static function register_routes() {
		$stats   = array(
			'module'    => 'stats',
			'name'      => 'Stats &amp; more',
			'activated' => true,
		);
		$answers = array(
			'/connection'        => null,
			'/double'            => array( 'answeredBy' => 'the double' ),
			'/module/all'        => array( 'stats' => $stats ),
			'/tracking/settings' => array( 'tracks_opt_out' => Jetpack_Double::is( 'optedOut' ) ),
			'/settings'          => array( 'dismiss_empty_stats_card' => false ),
		);
		foreach ( $answers as $path => $answer ) {
			if ( ! Jetpack_Double::is_absent( $path ) ) {
				register_rest_route(
					'jetpack/v4',
					$path,
					array(
						'methods'             => Jetpack_Double::is_absent( "POST $path" ) ? 'GET' : 'GET, POST',
						'callback'            => static function () use ( $path, $answer ) {
							Jetpack_Double::may_throw( ltrim( $path, '/' ) );
							return $answer ?? Automattic\Jetpack\Connection\REST_Connector::connection_status();
						},
						'permission_callback' => 'is_user_logged_in',
					)
				);
			}
		}
	}
}
