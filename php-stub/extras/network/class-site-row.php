<?php

namespace Dashboard_For_Jetpack\Extras\Network;

use Dashboard_For_Jetpack\Admin_Page\Menu;
use Dashboard_For_Jetpack\Site_Tools\Provider_Facts;

use const Dashboard_For_Jetpack\FILE;

defined( 'ABSPATH' ) || exit;

/** One row of the table of sites. Joins the summary of a site with what its own options say now. */
class Site_Row {

	/**
	 * One row.
	 *
	 * @return array { name, address, link: string, isHere: bool whether this plugin is active there, updates: int|null, seen: int seconds|null,
	 * facts: as in Site_Facts, or null if the site was not seen yet, watch: as in Provider_Facts, owner: int user id or 0 }
	 */
	public static function of( $site ) {
		$summary = Summary::of( $site );
		$seen    = $summary['seen'] ?? null;
		$facts   = $summary['facts'] ?? null;
		switch_to_blog( $site );
		$active  = (array) get_option( 'active_plugins', array() );
		$is_here = is_plugin_active( plugin_basename( FILE ) );
		$row     = array(
			'name'    => (string) get_option( 'blogname' ),
			'address' => preg_replace( '#^https?://#', '', home_url() ),
			'link'    => admin_url( $is_here ? 'admin.php?page=' . Menu::SLUG : 'plugins.php' ),
			'isHere'  => $is_here,
			'updates' => Plugin_Updates::of( $active ),
			'seen'    => $seen,
			'facts'   => $facts,
			'watch'   => Provider_Facts::read(),
			'owner'   => (int) ( $facts['owner'] ?? 0 ),
		);
		restore_current_blog();
		return $row;
	}
}
