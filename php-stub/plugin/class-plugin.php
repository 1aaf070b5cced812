<?php
/**
 * Composition root.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Plugin;

use Dashboard_For_Jetpack\Admin_Page\Compared_Save;
use Dashboard_For_Jetpack\Admin_Page\Deciders\Deciders;
use Dashboard_For_Jetpack\Admin_Page\First_Calls;
use Dashboard_For_Jetpack\Admin_Page\Menu;
use Dashboard_For_Jetpack\Admin_Page\Network\Sites_Page;
use Dashboard_For_Jetpack\Admin_Page\Network\Watch;
use Dashboard_For_Jetpack\Admin_Page\Nonce_In_Address;
use Dashboard_For_Jetpack\Admin_Page\Old_Addresses;
use Dashboard_For_Jetpack\Admin_Page\Palette;
use Dashboard_For_Jetpack\Admin_Page\Record\Start as Record;
use Dashboard_For_Jetpack\Admin_Page\Tab_Storage;
use Dashboard_For_Jetpack\Admin_Page\Visitor_Cost\Tickets;
use Dashboard_For_Jetpack\Extras\Trial\Save as Trial;
use Dashboard_For_Jetpack\Site_Tools\Start as Site_Tools;

use const Dashboard_For_Jetpack\DIR;

defined( 'ABSPATH' ) || exit;

/** Connects the parts. Contains no other logic. */
class Plugin {

	/** The only way from the plugin into the sandbox. The build for production sites does not have this file. */
	const SANDBOX = DIR . '/sandbox/start.php';

	/** Starts the plugin in the mode of this site. */
	public static function start() {
		Mode::decide();
		Tab_Storage::hook();
		$is_sandbox = is_readable( self::SANDBOX ) && require self::SANDBOX;
		if ( ! $is_sandbox ) {
			Menu::hook();
			Palette::hook();
			Sites_Page::hook();
			Watch::hook();
		}
		if ( ! $is_sandbox && Mode::COMPANION === Mode::current() ) {
			Old_Addresses::hook();
			Nonce_In_Address::hook();
			First_Calls::hook( array( Menu::class, 'capability' ) );
			Deciders::hook();
			Tickets::hook();
			Compared_Save::hook();
			Trial::hook();
			Record::hook();
			Site_Tools::hook();
		}
	}
}
