<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Modules\Availability;
use Dashboard_For_Jetpack\Sandbox\Modules\Table;

defined( 'ABSPATH' ) || exit;

/** Files of WordPress stand in for the scripts and styles of Jetpack's modules on visitors' pages. No module does anything there. */
class Visitor_Pages {

	/** Kinds of files by module. All other modules add nothing. */
	const FILES = array(
		'carousel'        => array( 'script', 'style' ),
		'comment-likes'   => array( 'script' ),
		'infinite-scroll' => array( 'script', 'style' ),
		'likes'           => array( 'script', 'style' ),
		'related-posts'   => array( 'script', 'style', 'inline' ),
		'sharedaddy'      => array( 'style', 'inline' ),
		'tiled-gallery'   => array( 'style' ),
	);

	/** Adds the hook later than Jetpack does, so that only pages pay for it. */
	public static function hook() {
		add_action( 'template_redirect', array( self::class, 'load' ) );
	}

	/** Action `template_redirect`: loads the modules as Jetpack does, with its filter and its actions. */
	public static function load() {
		$active = array_filter( array_keys( Table::all() ), array( Active_Modules::class, 'is_active' ) );
		$active = apply_filters( 'jetpack_active_modules', array_values( $active ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Jetpack's.
		foreach ( (array) $active as $slug ) {
			$module = Table::find( $slug );
			if ( $module && false === Availability::unavailable_reason( $module ) ) {
				do_action( "jetpack_module_loaded_$slug" ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Jetpack's.
				self::add( $slug );
			}
		}
	}

	private static function add( $slug ) {
		$kinds = self::FILES[ $slug ] ?? array();
		add_action(
			'wp_enqueue_scripts',
			static function () use ( $slug, $kinds ) {
				if ( in_array( 'script', $kinds, true ) ) {
					wp_enqueue_script( "sandbox-$slug", includes_url( "js/hoverintent-js.min.js?module=$slug" ), array(), '1', true );
				}
				if ( in_array( 'style', $kinds, true ) ) {
					wp_enqueue_style( "sandbox-$slug", includes_url( "css/buttons.min.css?module=$slug" ), array(), '1' );
				}
				if ( in_array( 'inline', $kinds, true ) ) {
					wp_register_style( "sandbox-$slug-inline", false, array(), '1' );
					wp_enqueue_style( "sandbox-$slug-inline" );
					wp_add_inline_style( "sandbox-$slug-inline", ".sandbox-$slug { display: block; }" );
				}
			}
		);
	}
}
