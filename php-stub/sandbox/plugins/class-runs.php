<?php
/**
 * Plugins that change what the dashboard shows.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

defined( 'ABSPATH' ) || exit;

/**
 * Each counts as running if its own class exists or its stand-in is active.
 */
class Runs {

	/**
	 * Whether WooCommerce runs.
	 *
	 * @return bool
	 */
	public static function woocommerce() {
		return class_exists( 'WooCommerce', false ) || Stand_Ins::is_active( 'woocommerce' );
	}

	/**
	 * Whether Akismet runs.
	 *
	 * @return bool
	 */
	public static function akismet() {
		return class_exists( 'Akismet', false ) || Stand_Ins::is_active( 'akismet' );
	}

	/**
	 * Whether VaultPress runs.
	 *
	 * @return bool
	 */
	public static function vaultpress() {
		return class_exists( 'VaultPress', false ) || Stand_Ins::is_active( 'vaultpress' );
	}
}
