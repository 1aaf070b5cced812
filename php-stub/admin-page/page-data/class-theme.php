<?php
/**
 * The site's theme.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** The theme, and which of Jetpack's features it supports. */
class Theme {

	public static function facts() {
		$theme = wp_get_theme();
		return array(
			'themeData' => array(
				'name'      => $theme->get( 'Name' ),
				'hasUpdate' => isset( get_site_transient( 'update_themes' )->response[ $theme->get_stylesheet() ] ),
				'support'   => array(
					'infinite-scroll' => current_theme_supports( 'infinite-scroll' ) || self::has_infinite_scroll_of_jetpack( $theme->get_stylesheet() ),
					'widgets'         => current_theme_supports( 'widgets' ),
					'webfonts'        => wp_theme_has_theme_json() && ( function_exists( 'wp_register_webfont_provider' ) || function_exists( 'wp_register_webfonts' ) ),
				),
			),
		);
	}

	/**
	 * Whether Jetpack itself adds the support to this theme.
	 *
	 * @param string $stylesheet Folder of the theme.
	 * @return bool
	 */
	private static function has_infinite_scroll_of_jetpack( $stylesheet ) {
		return defined( 'JETPACK__PLUGIN_DIR' ) && is_readable( JETPACK__PLUGIN_DIR . 'modules/infinite-scroll/themes/' . basename( $stylesheet ) . '.php' );
	}
}
