<?php
/**
 * Old pages that links of the dashboard point to.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Admin_Page;

use Dashboard_For_Jetpack\Sandbox\Bar;
use Dashboard_For_Jetpack\Sandbox\Modules\Records;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;

defined( 'ABSPATH' ) || exit;

/**
 * About, Modules and Debug: plain, and true to the state of the site.
 */
class Legacy_Pages {

	/**
	 * Listens.
	 */
	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add' ), 20 );
	}

	/**
	 * Adds the pages without entries in the menu.
	 */
	public static function add() {
		Hidden_Page::add( 'jetpack_about', __( 'About Jetpack', 'jetpack' ), Menu::capability(), array( self::class, 'about' ) );
		Hidden_Page::add( 'jetpack-debugger', __( 'Jetpack debugging', 'jetpack' ), 'manage_options', array( self::class, 'debugger' ) );
		if ( Connection::is_registered() ) {
			Hidden_Page::add( 'jetpack_modules', __( 'Jetpack modules', 'jetpack' ), 'jetpack_manage_modules', array( self::class, 'modules' ) );
		}
	}

	/**
	 * Prints the page about the plugin.
	 */
	public static function about() {
		self::open( __( 'About Jetpack', 'jetpack' ) );
		/* translators: %s: version number. */
		printf( '<p>%s</p>', esc_html( sprintf( __( 'This site speaks the interface of Jetpack %s.', 'jetpack' ), Site::flag( 'currentVersion', '11.2' ) ) ) );
		printf( '<p>%s</p>', esc_html__( 'The cloud behind it is a sandbox: accounts, plans and figures are made up and stay on this site.', 'jetpack' ) );
		self::close();
	}

	/**
	 * Prints the state of the connection.
	 */
	public static function debugger() {
		self::open( __( 'Jetpack debugging', 'jetpack' ) );
		$facts = array(
			__( 'Site registered', 'jetpack' )        => Connection::is_registered(),
			__( 'Owner connected', 'jetpack' )        => Connection::has_owner(),
			__( 'Your account connected', 'jetpack' ) => Connection::is_linked(),
			__( 'Offline mode', 'jetpack' )           => Connection::is_offline(),
			__( 'Identity crisis', 'jetpack' )        => (bool) Connection::get( 'isInIdentityCrisis' ),
		);
		echo '<table class="widefat striped"><tbody>';
		foreach ( $facts as $name => $is_true ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $name ), $is_true ? esc_html__( 'Yes', 'jetpack' ) : esc_html__( 'No', 'jetpack' ) );
		}
		echo '</tbody></table>';
		self::close();
	}

	/**
	 * Prints the list of modules.
	 */
	public static function modules() {
		self::open( __( 'Jetpack modules', 'jetpack' ) );
		echo '<table class="widefat striped"><tbody>';
		foreach ( Records::all() as $module ) {
			$state = $module['activated'] ? __( 'Active', 'jetpack' ) : ( $module['available'] ? __( 'Inactive', 'jetpack' ) : __( 'Unavailable', 'jetpack' ) );
			printf( '<tr><th scope="row">%s</th><td>%s</td><td>%s</td></tr>', esc_html( $module['name'] ), esc_html( $module['description'] ), esc_html( $state ) );
		}
		echo '</tbody></table>';
		self::close();
	}

	private static function open( $title ) {
		Bar::render();
		printf( '<div class="wrap"><h1>%s</h1>', esc_html( $title ) );
	}

	private static function close() {
		printf( '<p><a href="%s">%s</a></p></div>', esc_url( admin_url( 'admin.php?page=jetpack' ) ), esc_html__( 'Back to the dashboard', 'jetpack' ) );
	}
}
