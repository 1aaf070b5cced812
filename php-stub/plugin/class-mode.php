<?php
/**
 * Whether Jetpack is there.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin runs on its own (stub) or beside Jetpack (companion). Beside Jetpack it must register no REST route
 * and no cloud of its own: both would answer in Jetpack's name.
 */
class Mode {

	const STUB      = 'stub';
	const COMPANION = 'companion';

	/**
	 * The mode of this request. Reliable from `plugins_loaded` on.
	 *
	 * @return string One of the constants.
	 */
	public static function current() {
		$has_jetpack = defined( 'JETPACK__VERSION' ) || class_exists( 'Jetpack', false );
		return $has_jetpack ? self::COMPANION : self::STUB;
	}

	/**
	 * Slug of the page that carries the app.
	 *
	 * @return string
	 */
	public static function page_slug() {
		return self::STUB === self::current() ? 'jetpack' : 'jetpack-dashboard';
	}

	/**
	 * Whether this is a site for trying things out, where worlds may be swapped and the bench may measure.
	 *
	 * @return bool
	 */
	public static function is_local() {
		return 'local' === wp_get_environment_type();
	}
}
