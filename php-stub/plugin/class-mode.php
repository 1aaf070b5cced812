<?php

namespace Dashboard_For_Jetpack\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin runs beside Jetpack (companion) or without it (alone). Beside Jetpack it must register no REST route
 * and no cloud of its own, because both would answer in Jetpack's name.
 */
class Mode {

	const ALONE     = 'alone';
	const COMPANION = 'companion';

	/** @var string|null The mode, once decided. */
	private static $decided;

	/**
	 * Mode for the given facts. Jetpack counts as present when any fact is true. If it is present but cannot
	 * run (paused, or WordPress is too old), no other code may answer in its place either.
	 *
	 * @param array $facts Result of facts().
	 * @return string One of the constants.
	 */
	public static function of( array $facts ) {
		return in_array( true, $facts, true ) ? self::COMPANION : self::ALONE;
	}

	/**
	 * Decides the mode for the rest of the request. A request that activates Jetpack keeps its mode, because its hooks are already registered.
	 *
	 * @return string One of the constants.
	 */
	public static function decide() {
		self::$decided = self::of( self::facts() );
		return self::$decided;
	}

	/**
	 * Mode of this request. Final from `plugins_loaded` on.
	 *
	 * @return string One of the constants.
	 */
	public static function current() {
		return self::$decided ?? self::of( self::facts() );
	}

	/**
	 * Facts about Jetpack.
	 *
	 * @return array { has_version, has_class, is_paused }: bool each.
	 */
	public static function facts() {
		return array(
			'has_version' => defined( 'JETPACK__VERSION' ),
			'has_class'   => class_exists( 'Jetpack', false ),
			'is_paused'   => wp_is_recovery_mode() && array_key_exists( 'jetpack', wp_paused_plugins()->get_all() ),
		);
	}
}
