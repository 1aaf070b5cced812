<?php
/**
 * What the plugin remembers about the site beside connection, modules and settings.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\State;

defined( 'ABSPATH' ) || exit;

/**
 * `{ flags: { showBackups, isAtomicSite, … }, dismissedNotices: {}, licensingError, purchaseToken, hasSeenWCConnectionModal }`
 */
class Site extends Option {

	const NAME = 'jetpack_dashboard_site';

	/**
	 * A flag of the world.
	 *
	 * @param string $name     As in the page data.
	 * @param mixed  $fallback Where the world does not say.
	 * @return mixed
	 */
	public static function flag( $name, $fallback = false ) {
		$flags = self::get( 'flags', array() );
		return $flags[ $name ] ?? $fallback;
	}

	/**
	 * Changes a flag.
	 *
	 * @param string $name  As in the page data.
	 * @param mixed  $value New value.
	 */
	public static function set_flag( $name, $value ) {
		self::set( array( 'flags' => array( $name => $value ) + self::get( 'flags', array() ) ) );
	}
}
