<?php
/**
 * Start of the tools that other programs read.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Site_Tools;

use Dashboard_For_Jetpack\Admin_Page\Menu;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Offers the status and the settings to abilities, the admin's home and WP-CLI, beside Jetpack or in the sandbox. */
class Start {

	/** @var string Slug of the dashboard's page. */
	private static $slug = Menu::SLUG;

	/**
	 * Adds the hooks.
	 *
	 * @param string $slug Slug of the dashboard's page.
	 */
	public static function hook( $slug = Menu::SLUG ) {
		self::$slug = $slug;
		Abilities::hook();
		Home_Widget::hook();
		if ( defined( 'WP_CLI' ) && WP_CLI && class_exists( 'WP_CLI' ) ) {
			WP_CLI::add_command( Command::COMMAND, Command::class );
		}
	}

	/** @return string Address of the dashboard. */
	public static function page() {
		return admin_url( 'admin.php?page=' . self::$slug );
	}
}
