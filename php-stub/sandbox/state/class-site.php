<?php

namespace Dashboard_For_Jetpack\Sandbox\State;

defined( 'ABSPATH' ) || exit;

/**
 * Data of the site other than connection, modules and settings. `{ flags: { showBackups, isAtomicSite, … }, dismissedNotices: {}, licensingError,
 * purchaseToken, hasSeenWCConnectionModal }`
 */
class Site extends Option {

	const NAME = 'dashboard_for_jetpack_site';

	/**
	 * A flag of the scenario.
	 *
	 * @param string $name     As in the page data.
	 * @param mixed  $fallback Value if the scenario has none.
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
