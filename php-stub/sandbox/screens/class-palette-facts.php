<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Modules\Override;
use Dashboard_For_Jetpack\Sandbox\Modules\Table;
use Dashboard_For_Jetpack\Sandbox\Settings\Definitions;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;

defined( 'ABSPATH' ) || exit;

/** Reads the facts from the scenario. */
class Palette_Facts {

	public static function hook() {
		add_filter( 'dashboard_for_jetpack_palette', array( self::class, 'build' ) );
	}

	/**
	 * Filter `dashboard_for_jetpack_palette`.
	 *
	 * @return array|null Null for users who may not open the page.
	 */
	public static function build() {
		if ( ! current_user_can( Menu::capability() ) ) {
			return null;
		}
		return array(
			'page'  => admin_url( 'admin.php?page=' . Menu::SLUG ),
			'facts' => self::visitor() + self::of_person() + self::of_site(),
		);
	}

	/** @return array Source for Page::fill_by(). */
	public static function visitor() {
		return array(
			'connection' => Connection::is_offline() ? 'offline' : ( Connection::is_registered() ? 'connected' : 'unconnected' ),
			'isLinked'   => Connection::is_linked(),
		);
	}

	private static function of_person() {
		return array(
			'canManageModules'  => current_user_can( 'jetpack_manage_modules' ),
			'canEditPosts'      => current_user_can( 'edit_posts' ),
			'isConnectionOwner' => Connection::is_current_user_owner(),
		);
	}

	private static function of_site() {
		$site      = Data\Site_Data::build();
		$is_hosted = $site['isAtomicSite'] || $site['isWoASite'] || $site['isAtomicPlatform'];
		$modules   = array_column( Table::all(), 'module' );
		return array(
			'showRecommendations' => (bool) $site['showRecommendations'],
			'showBackups'         => $site['showBackups'],
			'isToolbarAlwaysOn'   => $is_hosted || 'active' === Override::of( 'masterbar' ),
			'isInFolder'          => false !== strpos( Globals::site_suffix(), '::' ),
			'modules'             => $modules,
			'active'              => array_values( array_filter( $modules, array( Active_Modules::class, 'is_active' ) ) ),
			'missingSettings'     => array_values( array_diff( Build::table( 'places' )['needed'] ?? array(), Definitions::keys() ) ),
		);
	}
}
