<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Whether the site has a store. */
class Plugins {

	/** @throws Missing_Part If this Jetpack has no class for its options. */
	public static function facts() {
		return array(
			'isWooCommerceActive'      => is_plugin_active( 'woocommerce/woocommerce.php' ),
			'hasSeenWCConnectionModal' => (bool) Ask::option( 'has_seen_wc_connection_modal', false ),
		);
	}

	/** A store that was set up, because the app would otherwise offer to do it. */
	public static function fallback() {
		return array(
			'isWooCommerceActive'      => is_plugin_active( 'woocommerce/woocommerce.php' ),
			'hasSeenWCConnectionModal' => true,
		);
	}
}
