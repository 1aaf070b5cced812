<?php
/**
 * Class loading.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Plugin;

use const Jetpack_Dashboard\DIR;

defined( 'ABSPATH' ) || exit;

/**
 * `Jetpack_Dashboard\Admin_Page\Menu` is `admin-page/class-menu.php`.
 */
class Autoloader {

	const PREFIX = 'Jetpack_Dashboard\\';

	/**
	 * Starts listening for class names.
	 */
	public static function register() {
		spl_autoload_register( array( self::class, 'load' ) );
	}

	/**
	 * Loads one class of the plugin; says nothing to names that are not ours.
	 *
	 * @param string $name Full class name.
	 */
	public static function load( $name ) {
		if ( 0 !== strpos( $name, self::PREFIX ) ) {
			return;
		}
		$parts = explode( '\\', strtolower( str_replace( '_', '-', substr( $name, strlen( self::PREFIX ) ) ) ) );
		$file  = 'class-' . array_pop( $parts ) . '.php';
		$path  = DIR . '/' . implode( '/', $parts ) . '/' . $file;
		if ( is_readable( $path ) ) {
			require_once $path;
		}
	}
}
