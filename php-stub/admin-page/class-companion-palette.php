<?php
/**
 * Facts for the command palette beside Jetpack.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

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
			$is_offline = self::ask_new( 'Automattic\\Jetpack\\Status', 'is_offline_mode', false );
			$is_ready   = self::ask( 'Jetpack', 'is_connection_ready', false );
			$is_linked  = (bool) self::ask_new( 'Automattic\\Jetpack\\Connection\\Manager', 'is_user_connected', false );
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
			'isConnectionOwner' => (bool) self::ask_new( 'Automattic\\Jetpack\\Connection\\Manager', 'is_connection_owner', false ),
		);
	}

	private static function of_site() {
		return array(
			'showRecommendations' => (bool) self::ask( 'Jetpack_Recommendations', 'is_enabled', false ),
			'showBackups'         => (bool) self::ask( 'Jetpack', 'show_backups_ui', true ),
			'isToolbarAlwaysOn'   => (bool) self::ask_new( 'Automattic\\Jetpack\\Status\\Host', 'is_woa_site', false ),
			'isInFolder'          => false !== strpos( Globals::site_suffix(), '::' ),
			'modules'             => array_values( (array) self::ask( 'Jetpack', 'get_available_modules', array() ) ),
			'active'              => array_values( (array) self::ask( 'Jetpack', 'get_active_modules', array() ) ),
			'missingSettings'     => Setting_Keys::missing_from_jetpack(),
		);
	}

	/**
	 * Result of a static method.
	 *
	 * @param string $name     Class.
	 * @param string $method   Static method.
	 * @param mixed  $fallback Result if the method is missing.
	 * @return mixed
	 */
	private static function ask( $name, $method, $fallback ) {
		return is_callable( array( $name, $method ) ) ? call_user_func( array( $name, $method ) ) : $fallback;
	}

	/**
	 * Result of an instance method.
	 *
	 * @param string $name     Class whose constructor takes no arguments.
	 * @param string $method   Method.
	 * @param mixed  $fallback Result if the method is missing.
	 * @return mixed
	 */
	private static function ask_new( $name, $method, $fallback ) {
		return method_exists( $name, $method ) ? ( new $name() )->$method() : $fallback;
	}
}
