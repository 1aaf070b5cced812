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
		return array(
			'themeData' => array(
				'support' => array(
					'infinite-scroll'     => current_theme_supports( 'infinite-scroll' ) || self::has_infinite_scroll_of_jetpack(),
					// These are on with their module, whatever their settings say.
					'jetpack_portfolio'   => current_theme_supports( 'jetpack-portfolio' ),
					'jetpack_testimonial' => current_theme_supports( 'jetpack-testimonial' ),
					'widgets'             => current_theme_supports( 'widgets' ),
					'webfonts'            => wp_theme_has_theme_json() && ( function_exists( 'wp_register_webfont_provider' ) || function_exists( 'wp_register_webfonts' ) ),
				),
			),
		);
	}

	/** @return bool Whether Jetpack itself adds the support to this theme. */
	private static function has_infinite_scroll_of_jetpack() {
		return defined( 'JETPACK__PLUGIN_DIR' ) && is_readable( JETPACK__PLUGIN_DIR . 'modules/infinite-scroll/themes/' . basename( get_stylesheet() ) . '.php' );
	}
}
