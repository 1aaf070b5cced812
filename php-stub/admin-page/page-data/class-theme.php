<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** The theme, and which of Jetpack's features it supports. */
class Theme {

	public static function facts() {
		return array(
			'themeData' => array(
				'support' => array(
					'infinite-scroll'     => current_theme_supports( 'infinite-scroll' ) || self::has_infinite_scroll_of_jetpack(),
					'jetpack_portfolio'   => self::has_type( 'jetpack-portfolio', 'jetpack_portfolio' ),
					'jetpack_testimonial' => self::has_type( 'jetpack-testimonial', 'jetpack_testimonial' ),
					'widgets'             => current_theme_supports( 'widgets' ),
					'webfonts'            => wp_theme_has_theme_json() && ( function_exists( 'wp_register_webfont_provider' ) || function_exists( 'wp_register_webfonts' ) ),
				),
			),
		);
	}

	/**
	 * Whether the theme alone turns a type of content on. Newer releases of Jetpack don't do what each theme asks for.
	 *
	 * @param string $type    Post type, which is also the name of the theme's feature.
	 * @param string $setting Option.
	 */
	private static function has_type( $type, $setting ) {
		return current_theme_supports( $type ) && post_type_exists( $type ) && ! get_option( $setting );
	}

	/** @return bool Whether Jetpack itself adds the support to this theme. */
	private static function has_infinite_scroll_of_jetpack() {
		return defined( 'JETPACK__PLUGIN_DIR' ) && is_readable( JETPACK__PLUGIN_DIR . 'modules/infinite-scroll/themes/' . basename( get_stylesheet() ) . '.php' );
	}
}
