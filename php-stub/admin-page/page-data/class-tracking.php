<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Allows events only where Jetpack itself would record them (TRACK-01). */
class Tracking {

	/**
	 * Facts for the app.
	 *
	 * @return array { eventsAllowed: bool }.
	 */
	public static function facts() {
		return array( 'eventsAllowed' => self::is_allowed() );
	}

	/** @return bool A class or method that this Jetpack does not have counts as a no. */
	private static function is_allowed() {
		$status = 'Automattic\\Jetpack\\Status';
		$terms  = 'Automattic\\Jetpack\\Terms_Of_Service';
		if ( ! is_callable( array( 'Jetpack', 'is_connection_ready' ) ) || ! method_exists( $status, 'is_offline_mode' ) || ! method_exists( $terms, 'has_agreed' ) ) {
			return false;
		}
		return \Jetpack::is_connection_ready() && ! ( new $status() )->is_offline_mode() && ( new $terms() )->has_agreed();
	}
}
