<?php
/**
 * A blank admin page for the bench.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Sandbox\Bar;

defined( 'ABSPATH' ) || exit;

/**
 * `admin.php?page=dashboard-for-jetpack-floor`: measures the cost of an admin page that mounts one element.
 */
class Floor_Page {

	const SLUG = 'dashboard-for-jetpack-floor';

	/**
	 * Adds the hook.
	 */
	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add' ), 20 );
	}

	/**
	 * Adds the page without a menu entry.
	 */
	public static function add() {
		$title = __( 'Floor', 'dashboard-for-jetpack' );
		$hook  = Hidden_Page::add( self::SLUG, $title, 'manage_options', array( self::class, 'render' ) );
		add_action(
			"load-$hook",
			static function () {
				add_action(
					'admin_enqueue_scripts',
					static function () {
						Build::enqueue( self::SLUG, 'floor' );
					}
				);
			}
		);
	}

	/**
	 * Prints the element that the script mounts on.
	 */
	public static function render() {
		Bar::render();
		echo '<div class="wrap"><div id="dashboard-for-jetpack-floor"></div></div>';
	}
}
