<?php
/**
 * Whether Jetpack is there.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin runs beside Jetpack (companion) or without it (alone). Beside Jetpack it must register no REST route
 * and no cloud of its own: both would answer in Jetpack's name.
 */
class Mode {

	const ALONE     = 'alone';
	const COMPANION = 'companion';

	/**
	 * The decision, once it was made.
	 *
	 * @var string|null
	 */
	private static $decided;

	/**
	 * The mode for what is known of Jetpack: it is there as soon as one of the facts says so. Where it is there but cannot
	 * work (paused, or on too old a WordPress), nothing may answer in its place either.
	 *
	 * @param array $facts As facts() has them.
	 * @return string One of the constants.
	 */
	public static function of( array $facts ) {
		return in_array( true, $facts, true ) ? self::COMPANION : self::ALONE;
	}

	/**
	 * Decides for the rest of this request: one that activates Jetpack ends as what it began, because its hooks are set.
	 *
	 * @return string One of the constants.
	 */
	public static function decide() {
		self::$decided = self::of( self::facts() );
		return self::$decided;
	}

	/**
	 * The mode of this request. Reliable from `plugins_loaded` on.
	 *
	 * @return string One of the constants.
	 */
	public static function current() {
		return self::$decided ?? self::of( self::facts() );
	}

	/**
	 * What is known of Jetpack.
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
