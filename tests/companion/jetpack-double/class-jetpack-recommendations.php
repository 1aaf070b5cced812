<?php
/**
 * Recommendations.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * Recommendations.
 */
class Jetpack_Recommendations {

	/**
	 * They are shown.
	 *
	 * @return bool
	 */
	public static function is_enabled() {
		Jetpack_Double::may_throw( __METHOD__ );
		return true;
	}

	/**
	 * The step at which the user left.
	 *
	 * @return array
	 */
	public static function get_recommendations_step() {
		Jetpack_Double::may_throw( __METHOD__ );
		return array( 'step' => 'summary' );
	}

	/**
	 * A list with a gap, as array_diff() leaves it.
	 *
	 * @return array
	 */
	public static function get_new_conditional_recommendations() {
		Jetpack_Double::may_throw( __METHOD__ );
		return array( 3 => 'publicize' );
	}
}
