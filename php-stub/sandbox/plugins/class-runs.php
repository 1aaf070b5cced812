<?php

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

defined( 'ABSPATH' ) || exit;

/** Plugins that change what the dashboard shows. Each counts as running if its own class exists or its stand-in is active. */
class Runs {

	/** @return bool Whether WooCommerce runs. */
	public static function woocommerce() {
		return class_exists( 'WooCommerce', false ) || Stand_Ins::is_active( 'woocommerce' );
	}

	/** @return bool Whether Akismet runs. */
	public static function akismet() {
		return class_exists( 'Akismet', false ) || Stand_Ins::is_active( 'akismet' );
	}

	/** @return bool Whether VaultPress runs. */
	public static function vaultpress() {
		return class_exists( 'VaultPress', false ) || Stand_Ins::is_active( 'vaultpress' );
	}
}
