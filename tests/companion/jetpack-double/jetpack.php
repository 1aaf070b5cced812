<?php
/**
 * Plugin Name: Jetpack (double of the companion tests)
 * Description: Has the names of Jetpack that Dashboard for Jetpack touches, and nothing else. README.md beside its folder lists the faults that a test can ask for.
 * Version:     99.1
 * Update URI:  false
 */

require_once __DIR__ . '/class-jetpack-double.php';

define( 'JETPACK__VERSION', Jetpack_Double::get( 'version', '99.1' ) );
define( 'JETPACK__PLUGIN_DIR', __DIR__ . '/' );

// As after an interrupted update: the version exists, but the classes don't.
if ( Jetpack_Double::is_absent( 'jetpack' ) ) {
	return;
}
require_once __DIR__ . '/class-jetpack.php';
require_once __DIR__ . '/classes.php';
if ( Jetpack_Double::is( 'loadsModules' ) ) {
	require_once __DIR__ . '/modules.php';
}
Jetpack::hook();

// Akismet's filter, as the code of a host adds it.
if ( Jetpack_Double::is( 'keyInCode' ) ) {
	add_filter(
		'akismet_predefined_api_key',
		static function () {
			Jetpack_Double::may_throw( 'akismet_predefined_api_key' );
			return true;
		}
	);
}
