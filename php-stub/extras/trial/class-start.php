<?php
/**
 * "Keep these settings?"
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Extras\Trial;

defined( 'ABSPATH' ) || exit;

/** Adds the hooks of the trials. What is due has been put back before: Put_Back::run_due(). */
class Start {

	/** @param string[] $places Options of a stand-in for Jetpack, as in Places::add(). */
	public static function hook( array $places = array() ) {
		Lock_Outs::replace( $places );
		Save::hook();
		Answers::hook();
		Put_Back::hook();
	}
}
