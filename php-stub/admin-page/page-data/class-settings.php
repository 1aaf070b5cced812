<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** The answer of `GET settings`. Its keys are the settings that this server has. */
class Settings {

	/** @throws Missing_Part If the route is missing or refuses. */
	public static function facts() {
		return array( 'settings' => Ask::route( 'settings' ) );
	}

	/** No settings. An empty array would be printed as a list, which the app refuses. */
	public static function fallback() {
		return array( 'settings' => new \stdClass() );
	}
}
