<?php
/**
 * Composition root.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Plugin;

use Jetpack_Dashboard\Admin_Page;
use Jetpack_Dashboard\Cloud;
use Jetpack_Dashboard\Modules;
use Jetpack_Dashboard\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks the parts up, and nothing else.
 */
class Plugin {

	/**
	 * Starts the plugin in the mode of this site.
	 */
	public static function start() {
		$mode = Mode::decide();
		Admin_Page\Menu::hook();
		if ( Mode::is_local() ) {
			Admin_Page\Floor_Page::hook();
		}
		if ( Mode::COMPANION === $mode ) {
			return;
		}
		Capabilities::hook();
		Modules\Override::hook();
		Admin_Page\Legacy_Pages::hook();
		Admin_Page\Plugins_Screen::hook();
		Admin_Page\Actions::hook();
		Cloud\Authorize_Page::hook();
		Cloud\Authorize_Return::hook();
		add_action( 'init', array( Lifecycle::class, 'ensure_world' ) );
		add_action( 'rest_api_init', array( Rest\Routes::class, 'register' ) );
	}
}
