<?php
/**
 * Jetpack's modules.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** The answer of `GET module/all`, which the app can read again at any time. */
class Modules {

	const TEXTS = array( 'name', 'description', 'short_description', 'long_description' );

	/** @throws Missing_Part If the route is missing or refuses. */
	public static function facts() {
		$modules = array_map( array( self::class, 'decode' ), array_filter( Ask::route( 'module/all' ), 'is_array' ) );
		$blocks  = array_filter( $modules['blocks'] ?? array() );
		// Before 13.9 the blocks are no module, but they have a card and can be searched for.
		$modules['blocks'] = $blocks + array(
			'module'                    => 'blocks',
			/* translators: words that find the setting for the blocks of the editor. */
			'additional_search_queries' => __( 'blocks, block, gutenberg', 'dashboard-for-jetpack' ),
		) + ( $modules['blocks'] ?? array() );
		return array( 'getModules' => $modules );
	}

	/** No modules. */
	public static function fallback() {
		return array( 'getModules' => array() );
	}

	/**
	 * The texts of a record as plain text: the route returns them for HTML.
	 *
	 * @param array $record One module.
	 * @return array
	 */
	private static function decode( array $record ) {
		foreach ( array_intersect( self::TEXTS, array_keys( $record ) ) as $key ) {
			$record[ $key ] = html_entity_decode( (string) $record[ $key ], ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401, 'UTF-8' );
		}
		return $record;
	}
}
