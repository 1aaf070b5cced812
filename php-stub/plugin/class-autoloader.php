<?php

namespace Dashboard_For_Jetpack\Plugin;

use const Dashboard_For_Jetpack\DIR;

defined( 'ABSPATH' ) || exit;

/** `Dashboard_For_Jetpack\Admin_Page\Menu` is `admin-page/class-menu.php`. */
class Autoloader {

	const PREFIX = 'Dashboard_For_Jetpack\\';

	/** Registers the autoloader. */
	public static function register() {
		spl_autoload_register( array( self::class, 'load' ) );
	}

	/**
	 * Loads one class of the plugin and ignores all other names.
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
