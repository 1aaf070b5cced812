<?php
/**
 * Modules on the pages of visitors.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * Loads the modules of the option `jetpack_active_modules` if a test requests it: `broken` fails, any other adds a script, a style, a cookie and a
 * task.
 */
class Jetpack_Module_Double {

	/**
	 * Modules in the list when Jetpack configures itself.
	 *
	 * @var string[]
	 */
	private static $early = array();

	/**
	 * Adds the hooks at the same places as Jetpack.
	 */
	public static function hook() {
		if ( Jetpack_Double::is( 'loadsModules' ) ) {
			add_action( 'plugins_loaded', array( self::class, 'configure' ), -PHP_INT_MAX );
			add_action( 'plugins_loaded', array( self::class, 'load' ), 100 );
		}
	}

	/**
	 * Reads the list before all other plugins.
	 */
	public static function configure() {
		self::$early = self::active();
	}

	/**
	 * Loads the modules, and saves the list without those whose file fails.
	 */
	public static function load() {
		$active = self::active();
		foreach ( $active as $module ) {
			if ( 'broken' === $module ) {
				update_option( 'jetpack_active_modules', array_values( array_diff( $active, array( 'broken' ) ) ) );
				continue;
			}
			do_action( "jetpack_module_loaded_$module" );
			self::add( $module );
		}
	}

	private static function active() {
		return apply_filters( 'jetpack_active_modules', (array) get_option( 'jetpack_active_modules', array() ) );
	}

	private static function add( $module ) {
		if ( is_admin() ) {
			return;
		}
		setcookie( "double_$module", '1' );
		if ( ! wp_next_scheduled( "double_$module" ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', "double_$module" );
		}
		add_action(
			'wp_head',
			static function () use ( $module ) {
				$early = in_array( $module, self::$early, true ) ? 'early' : 'late';
				echo "<script src='/double-$module.js' data-list='$early'></script><link rel='stylesheet' href='/double-$module.css'>";
			}
		);
	}
}
