<?php
/**
 * Global variables of the page beside Jetpack.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Admin_Page\Page_Data\Adapter;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the page data, and lets Jetpack print what its own scripts on this page read. Releases move Jetpack's classes and some throw, so this
 * code checks for each before using it, and no exception reaches the page.
 */
class Companion_Globals {

	const CONNECTION = 'Automattic\\Jetpack\\Connection\\Initial_State';

	/**
	 * Global variables for the app.
	 *
	 * @return array Name to value.
	 */
	public static function of_jetpack() {
		$state = Adapter::build();
		self::print_connection();
		return array(
			'jetpack_redirects' => array( 'currentSiteRawUrl' => $state['rawUrl'] ),
			'Initial_State'     => $state,
		);
	}

	/**
	 * The variable of the connection package. The app does not read it, so a failure is not reported.
	 */
	private static function print_connection() {
		try {
			if ( is_callable( array( self::CONNECTION, 'render_script' ) ) ) {
				call_user_func( array( self::CONNECTION, 'render_script' ), Page::HANDLE );
			} elseif ( is_callable( array( self::CONNECTION, 'render' ) ) ) {
				wp_add_inline_script( Page::HANDLE, call_user_func( array( self::CONNECTION, 'render' ) ), 'before' );
			}
		} catch ( Throwable $fault ) {
			unset( $fault );
		}
	}
}
