<?php

namespace Dashboard_For_Jetpack\Extras\Palette;

use Dashboard_For_Jetpack\Admin_Page\Companion_Globals;
use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Admin_Page\Menu;
use Dashboard_For_Jetpack\Admin_Page\Page_Data\Ask;
use Dashboard_For_Jetpack\Admin_Page\Page_Data\Connection;
use Dashboard_For_Jetpack\Admin_Page\Rights;
use Dashboard_For_Jetpack\Plugin\Build;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the facts of src/extras/palette/domain/palette.ts from Jetpack. Releases move Jetpack's classes, so this code checks for each before using it, and a
 * missing answer grants nothing.
 */
class Facts {

	/**
	 * Filter `dashboard_for_jetpack_palette`.
	 *
	 * @return array|null Null for users without Jetpack's menu, and where a class of Jetpack throws: this runs on every page of the admin.
	 */
	public static function of_jetpack() {
		$page = menu_page_url( Menu::SLUG, false );
		if ( ! $page || ! Rights::has( 'jetpack_admin_page' ) ) {
			return null;
		}
		try {
			return array(
				'page'  => $page,
				'facts' => Companion_Globals::visitor() + self::of_person() + self::of_site(),
			);
		} catch ( Throwable $fault ) {
			return null;
		}
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
			'missingSettings'     => self::missing_settings(),
		);
	}

	/** @return string[] Settings that only some releases have, and this one doesn't. A Jetpack whose classes moved or throw hides nothing. */
	private static function missing_settings() {
		try {
			$known = array_keys( (array) Ask::maybe( array(), 'Jetpack_Core_Json_Api_Endpoints', 'get_updateable_data_list' ) );
		} catch ( Throwable $fault ) {
			return array();
		}
		return $known ? array_values( array_diff( Build::table( 'places' )['needed'] ?? array(), $known ) ) : array();
	}
}
