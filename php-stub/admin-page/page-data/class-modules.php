<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** The answer of `GET module/all`, which the app can read again at any time. */
class Modules {

	/** The first release whose blocks are a module. */
	const WITH_BLOCKS = '13.9-a.8';

	const TEXTS = array( 'name', 'description', 'short_description', 'long_description' );

	/** @throws Missing_Part If the route is missing or refuses. */
	public static function facts() {
		Ask::safely( array( self::class, 'read_options' ), null );
		$modules = array_map( array( self::class, 'decode' ), array_filter( Ask::route( 'module/all' ), 'is_array' ) );
		// Older releases have blocks without a module: a card and a switch that can be searched for. In newer ones, a list without the module is a site without blocks.
		if ( isset( $modules['blocks'] ) || ! defined( 'JETPACK__VERSION' ) || version_compare( JETPACK__VERSION, self::WITH_BLOCKS, '<' ) ) {
			$blocks            = $modules['blocks'] ?? array();
			$modules['blocks'] = array_filter( $blocks ) + array(
				'module'                    => 'blocks',
				/* translators: words that find the setting for the blocks of the editor. */
				'additional_search_queries' => __( 'blocks, block, gutenberg', 'dashboard-for-jetpack' ),
			) + $blocks;
		}
		return array( 'getModules' => $modules );
	}

	/** Reads the options of all modules and settings by one query. Jetpack reads each by itself, and most are not set, so each would be a query. */
	public static function read_options() {
		wp_prime_option_caches( array_keys( Ask::maybe( array(), 'Jetpack_Core_Json_Api_Endpoints', 'get_updateable_data_list', 'any' ) ) );
	}

	/** No modules. */
	public static function fallback() {
		return array( 'getModules' => array() );
	}

	/**
	 * The texts of a record as plain text: the route returns them for HTML.
	 *
	 * @param array $record One module.
	 */
	private static function decode( array $record ) {
		foreach ( array_intersect( self::TEXTS, array_keys( $record ) ) as $key ) {
			$record[ $key ] = html_entity_decode( (string) $record[ $key ], ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401, 'UTF-8' );
		}
		return $record;
	}
}
