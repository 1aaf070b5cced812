<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Sandbox\Bar;
use Dashboard_For_Jetpack\Sandbox\Modules\Records;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;

defined( 'ABSPATH' ) || exit;

/** About, Modules and Debug, as plain pages with the real state of the site. */
class Legacy_Pages {

	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add' ), 20 );
	}

	/** Adds the pages without menu entries. */
	public static function add() {
		Hidden_Page::add( 'jetpack_about', __( 'About Jetpack', 'dashboard-for-jetpack' ), Menu::capability(), array( self::class, 'about' ) );
		Hidden_Page::add( 'jetpack-debugger', __( 'Jetpack debugging', 'dashboard-for-jetpack' ), 'manage_options', array( self::class, 'debugger' ) );
		if ( Connection::is_registered() ) {
			Hidden_Page::add( 'jetpack_modules', __( 'Jetpack modules', 'dashboard-for-jetpack' ), 'jetpack_manage_modules', array( self::class, 'modules' ) );
		}
	}

	/** Prints the page about the plugin. */
	public static function about() {
		self::open( __( 'About Jetpack', 'dashboard-for-jetpack' ) );
		/* translators: %s: version number. */
		printf( '<p>%s</p>', esc_html( sprintf( __( 'This site uses the REST API of Jetpack %s.', 'dashboard-for-jetpack' ), Site::flag( 'currentVersion', '11.2' ) ) ) );
		printf( '<p>%s</p>', esc_html__( 'Its cloud is a sandbox: accounts, plans and numbers are invented and stay on this site.', 'dashboard-for-jetpack' ) );
		self::close();
	}

	/** Prints the state of the connection. */
	public static function debugger() {
		self::open( __( 'Jetpack debugging', 'dashboard-for-jetpack' ) );
		$facts = array(
			__( 'Site registered', 'dashboard-for-jetpack' )        => Connection::is_registered(),
			__( 'Owner connected', 'dashboard-for-jetpack' )        => Connection::has_owner(),
			__( 'Your account connected', 'dashboard-for-jetpack' ) => Connection::is_linked(),
			__( 'Offline mode', 'dashboard-for-jetpack' )           => Connection::is_offline(),
			__( 'Identity crisis', 'dashboard-for-jetpack' )        => (bool) Connection::get( 'isInIdentityCrisis' ),
		);
		echo '<table class="widefat striped"><tbody>';
		foreach ( $facts as $name => $is_true ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $name ), $is_true ? esc_html__( 'Yes', 'dashboard-for-jetpack' ) : esc_html__( 'No', 'dashboard-for-jetpack' ) );
		}
		echo '</tbody></table>';
		self::close();
	}

	/** Prints the list of modules. */
	public static function modules() {
		self::open( __( 'Jetpack modules', 'dashboard-for-jetpack' ) );
		echo '<table class="widefat striped"><tbody>';
		foreach ( Records::all() as $module ) {
			$state = $module['activated'] ? __( 'Active', 'dashboard-for-jetpack' ) : ( $module['available'] ? __( 'Inactive', 'dashboard-for-jetpack' ) : __( 'Unavailable', 'dashboard-for-jetpack' ) );
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
		printf( '<p><a href="%s">%s</a></p></div>', esc_url( admin_url( 'admin.php?page=jetpack' ) ), esc_html__( 'Back to the dashboard', 'dashboard-for-jetpack' ) );
	}
}
