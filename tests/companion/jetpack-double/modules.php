<?php
/**
 * Loads the modules of the option `jetpack_active_modules` on the pages of visitors, at the same hooks as Jetpack: `broken` fails, any other adds a
 * script, a style, a cookie and a task.
 */

$jetpack_double_list  = static function () {
	return apply_filters( 'jetpack_active_modules', (array) get_option( 'jetpack_active_modules', array() ) );
};
$jetpack_double_early = array();

// Jetpack configures itself before all other plugins.
add_action(
	'plugins_loaded',
	static function () use ( $jetpack_double_list, &$jetpack_double_early ) {
		$jetpack_double_early = $jetpack_double_list();
	},
	-PHP_INT_MAX
);

add_action(
	'plugins_loaded',
	static function () use ( $jetpack_double_list, &$jetpack_double_early ) {
		$active = $jetpack_double_list();
		foreach ( $active as $module ) {
			if ( 'broken' === $module ) {
				// The list is saved without those whose file fails.
				update_option( 'jetpack_active_modules', array_values( array_diff( $active, array( 'broken' ) ) ) );
				continue;
			}
			do_action( "jetpack_module_loaded_$module" );
			if ( is_admin() ) {
				continue;
			}
			setcookie( "double_$module", '1' );
			if ( ! wp_next_scheduled( "double_$module" ) ) {
				wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', "double_$module" );
			}
			$list = in_array( $module, $jetpack_double_early, true ) ? 'early' : 'late';
			add_action(
				'wp_head',
				static function () use ( $module, $list ) {
					echo "<script src='/double-$module.js' data-list='$list'></script><link rel='stylesheet' href='/double-$module.css'>";
				}
			);
		}
	},
	100
);
