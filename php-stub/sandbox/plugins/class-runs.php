<?php
/**
 * Plugins that the dashboard asks after.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

defined( 'ABSPATH' ) || exit;

/**
 * Each runs where its own class says so, or where its stand-in is active.
 */
class Runs {

	/**
	 * Whether the shop runs.
	 *
	 * @return bool
	 */
	public static function woocommerce() {
		return class_exists( 'WooCommerce', false ) || Stand_Ins::is_active( 'woocommerce' );
	}

	/**
	 * Whether anti-spam runs.
	 *
	 * @return bool
	 */
	public static function akismet() {
		return class_exists( 'Akismet', false ) || Stand_Ins::is_active( 'akismet' );
	}

	/**
	 * Whether the legacy backups run.
	 *
	 * @return bool
	 */
	public static function vaultpress() {
		return class_exists( 'VaultPress', false ) || Stand_Ins::is_active( 'vaultpress' );
	}
}
