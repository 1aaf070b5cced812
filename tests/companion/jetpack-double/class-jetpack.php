<?php
/**
 * Menu, page, capability and routes of the double.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * Its routes return values that identify the double.
 */
class Jetpack {

	/**
	 * Adds the hooks. The menu is added as late as Jetpack's own.
	 */
	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add_menu' ), 998 );
		add_action( 'rest_api_init', array( self::class, 'register_routes' ) );
		add_filter( 'map_meta_cap', array( self::class, 'map_capability' ), 10, 2 );
	}

	/**
	 * Adds a menu entry for users who can edit posts, as Jetpack hides its entry from some users.
	 */
	public static function add_menu() {
		if ( current_user_can( 'edit_posts' ) ) {
			add_menu_page( 'Jetpack', 'Jetpack', 'jetpack_admin_page', 'jetpack', array( self::class, 'render' ) );
		}
	}

	/**
	 * Prints its own page.
	 */
	public static function render() {
		echo '<div class="wrap"><h1>The own page of the double</h1></div>';
	}

	/**
	 * Whether the site is connected.
	 *
	 * @return bool
	 */
	public static function is_connection_ready() {
		return true;
	}

	/**
	 * The available modules.
	 *
	 * @return string[]
	 */
	public static function get_available_modules() {
		return array( 'sitemaps', 'stats' );
	}

	/**
	 * The active modules.
	 *
	 * @return string[]
	 */
	public static function get_active_modules() {
		return array( 'stats' );
	}

	/**
	 * Lets users who can read open the page, and administrators manage modules.
	 *
	 * @param string[] $caps Required capabilities so far.
	 * @param string   $cap  Requested capability.
	 * @return string[]
	 */
	public static function map_capability( $caps, $cap ) {
		$needed = array(
			'jetpack_admin_page'     => array( 'read' ),
			'jetpack_manage_modules' => array( 'manage_options' ),
		);
		return $needed[ $cap ] ?? $caps;
	}

	/**
	 * Adds one route that the stub also has, and one that it lacks.
	 */
	public static function register_routes() {
		$answers = array(
			'/connection' => static function () {
				return Jetpack_Redux_State_Helper::get_initial_state()['connectionStatus'];
			},
			'/double'     => static function () {
				return array( 'answeredBy' => 'the double' );
			},
		);
		require_once JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';
		foreach ( $answers as $path => $callback ) {
			register_rest_route(
				'jetpack/v4',
				$path,
				array(
					'methods'             => 'GET',
					'callback'            => $callback,
					'permission_callback' => 'is_user_logged_in',
				)
			);
		}
	}
}
