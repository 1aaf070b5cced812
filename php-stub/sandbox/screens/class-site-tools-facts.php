<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Site_Tools\Status;

defined( 'ABSPATH' ) || exit;

/** Facts of the sandbox for the tools that other programs read. Adds the invented identity crisis to the status. */
class Site_Tools_Facts {

	public static function hook() {
		Status::fill_by( array( self::class, 'crisis' ), Menu::SLUG );
	}

	/** @return string Source for Status::fill_by(). */
	public static function crisis() {
		return Connection::get( 'isInIdentityCrisis' ) ? Status::crisis( (bool) Connection::get( 'safeMode' ) ) : 'hidden';
	}
}
