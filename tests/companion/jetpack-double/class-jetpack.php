<?php
/**
 * The double's menu, page, capability and routes.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * Its routes answer what only the double would say.
 */
class Jetpack {

	/**
	 * Listens. The menu comes as late as Jetpack's own.
	 */
	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add_menu' ), 998 );
		add_action( 'rest_api_init', array( self::class, 'register_routes' ) );
		add_filter( 'map_meta_cap', array( self::class, 'map_capability' ), 10, 2 );
	}

	/**
	 * Shows itself to who writes, as Jetpack now and then shows itself to some only.
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
	 * The site is connected.
	 *
	 * @return bool
	 */
	public static function is_connection_ready() {
		return true;
	}

	/**
	 * A site with few features.
	 *
	 * @return string[]
	 */
	public static function get_available_modules() {
		return array( 'sitemaps', 'stats' );
	}

	/**
	 * Those that are on.
	 *
	 * @return string[]
	 */
	public static function get_active_modules() {
		return array( 'stats' );
	}

	/**
	 * Whoever reads may see the page, and administrators switch modules.
	 *
	 * @param string[] $caps What is needed so far.
	 * @param string   $cap  What is asked for.
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
	 * One route that the stub has too, and one that it has not.
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
