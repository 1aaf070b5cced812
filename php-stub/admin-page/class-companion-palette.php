<?php
/**
 * Facts for the command palette beside Jetpack.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Admin_Page\Page_Data\Ask;
use Dashboard_For_Jetpack\Admin_Page\Page_Data\Connection;
use Dashboard_For_Jetpack\Plugin\Mode;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the facts of src/domain/palette.ts from Jetpack. Releases move Jetpack's classes, so this code checks for each before using it, and a
 * missing answer grants nothing.
 */
class Companion_Palette {

	/**
	 * Source for Palette::fill_by().
	 *
	 * @return array|null Null for users without Jetpack's menu, and where a class of Jetpack throws: this runs on every page of the admin.
	 */
	public static function of_jetpack() {
		$page = Mode::COMPANION === Mode::current() ? menu_page_url( Menu::SLUG, false ) : '';
		if ( ! $page || ! Rights::has( 'jetpack_admin_page' ) ) {
			return null;
		}
		try {
			return array(
				'page'  => $page,
				'facts' => self::visitor() + self::of_person() + self::of_site(),
			);
		} catch ( Throwable $fault ) {
			return null;
		}
	}

	/** @return array Source for Page::fill_by(). */
	public static function visitor() {
		try {
			$is_offline = Ask::maybe_new( false, 'Automattic\\Jetpack\\Status', 'is_offline_mode' );
			$is_ready   = Ask::maybe( false, 'Jetpack', 'is_connection_ready' );
			$is_linked  = (bool) Ask::maybe_new( false, Connection::MANAGER, 'is_user_connected' );
		} catch ( Throwable $fault ) {
			// The app draws the same if the connection can't be read.
			$is_offline = false;
			$is_ready   = false;
			$is_linked  = false;
		}
		return array(
			'connection' => $is_offline ? 'offline' : ( $is_ready ? 'connected' : 'unconnected' ),
			'isLinked'   => $is_linked,
		);
	}

	private static function of_person() {
		return array(
			'canManageModules'  => Rights::has( 'jetpack_manage_modules' ),
			'canEditPosts'      => current_user_can( 'edit_posts' ),
			'isConnectionOwner' => Connection::is_owner(),
		);
	}

	private static function of_site() {
		return array(
			'showRecommendations' => (bool) Ask::maybe( false, 'Jetpack_Recommendations', 'is_enabled' ),
			'showBackups'         => (bool) Ask::maybe( true, 'Jetpack', 'show_backups_ui' ),
			'isToolbarAlwaysOn'   => (bool) Ask::maybe_new( false, 'Automattic\\Jetpack\\Status\\Host', 'is_woa_site' ),
			'isInFolder'          => false !== strpos( Globals::site_suffix(), '::' ),
			'modules'             => array_values( (array) Ask::maybe( array(), 'Jetpack', 'get_available_modules' ) ),
			'active'              => array_values( (array) Ask::maybe( array(), 'Jetpack', 'get_active_modules' ) ),
			'missingSettings'     => Setting_Keys::missing_from_jetpack(),
		);
	}
}
