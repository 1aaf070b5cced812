<?php
/**
 * A blank admin page.
 *
 * @package Dashboard_For_Jetpack
 */

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Sandbox\Bar;

defined( 'ABSPATH' ) || exit;

/**
 * `admin.php?page=dashboard-for-jetpack-floor`: measures the cost of an admin page that mounts one element. Its script is in a build with
 * BENCH_FLOOR=1 only.
 */
class Floor_Page {

	const SLUG = 'dashboard-for-jetpack-floor';

	/**
	 * Adds the page without a menu entry.
	 */
	public static function add() {
		$hook = add_submenu_page( '', 'Floor', 'Floor', 'manage_options', self::SLUG, array( self::class, 'render' ) );
		add_action( "load-$hook", array( self::class, 'prepare' ) );
	}

	/**
	 * Runs before any output.
	 */
	public static function prepare() {
		// WordPress has no title for a page without a menu entry.
		$GLOBALS['title'] = 'Floor'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		add_action(
			'admin_enqueue_scripts',
			static function () {
				Build::enqueue( self::SLUG, 'floor' );
			}
		);
	}

	/**
	 * Prints the element that the script mounts on. In the sandbox, every screen has the bar above it.
	 */
	public static function render() {
		if ( class_exists( Bar::class ) ) {
			Bar::render();
		}
		echo '<div class="wrap"><div id="dashboard-for-jetpack-floor"></div></div>';
	}
}
