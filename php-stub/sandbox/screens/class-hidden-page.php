<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

defined( 'ABSPATH' ) || exit;

/** WordPress has no title for a page without a menu entry and would pass null to string functions, so this class sets the title. */
class Hidden_Page {

	/**
	 * Adds a page.
	 *
	 * @param string   $title      Title of the document.
	 * @param string   $capability Required capability.
	 * @param callable $render     Prints the page.
	 * @return string Hook suffix.
	 */
	public static function add( $slug, $title, $capability, $render ) {
		$hook = add_submenu_page( '', $title, $title, $capability, $slug, $render );
		add_action(
			"load-$hook",
			static function () use ( $title ) {
				$GLOBALS['title'] = $title; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
			}
		);
		return (string) $hook;
	}
}
