<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Sandbox\Bar;
use Dashboard_For_Jetpack\Sandbox\Plugins\Stand_Ins;

defined( 'ABSPATH' ) || exit;

/** The dashboard links to these pages, so each active stand-in of a plugin with a settings page has its own. */
class Stand_In_Pages {

	/** Slug of the stand-in to the title and slug of its page. */
	const PAGES = array(
		'akismet'                           => array( 'Akismet', 'akismet-key-config' ),
		'creative-mail-by-constant-contact' => array( 'Creative Mail', 'creativemail' ),
		'jetpack-backup'                    => array( 'VaultPress Backup', 'jetpack-backup' ),
		'jetpack-boost'                     => array( 'Boost', 'jetpack-boost' ),
		'jetpack-protect'                   => array( 'Protect', 'jetpack-protect' ),
		'jetpack-search'                    => array( 'Search', 'jetpack-search' ),
		'jetpack-social'                    => array( 'Social', 'jetpack-social' ),
		'vaultpress'                        => array( 'VaultPress', 'vaultpress' ),
		'woocommerce'                       => array( 'WooCommerce', 'wc-admin' ),
		'zero-bs-crm'                       => array( 'Jetpack CRM', 'zerobscrm-dash' ),
	);

	public static function hook() {
		add_action( 'admin_menu', array( self::class, 'add' ) );
	}

	/** Adds the pages. */
	public static function add() {
		foreach ( array_intersect_key( self::PAGES, array_flip( Stand_Ins::active() ) ) as $page ) {
			list( $title, $slug ) = $page;
			add_menu_page(
				$title,
				$title,
				'manage_options',
				$slug,
				static function () use ( $title ) {
					Bar::render();
					printf( '<div class="wrap"><h1>%s</h1><p>%s</p></div>', esc_html( $title ), esc_html__( 'This plugin is a stand-in of the sandbox and has no settings.', 'dashboard-for-jetpack' ) );
				}
			);
		}
	}
}
