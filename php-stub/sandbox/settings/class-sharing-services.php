<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

defined( 'ABSPATH' ) || exit;

/** Written as two lists of slugs, read as two maps of descriptions and the order of all services. */
class Sharing_Services {

	/** @return string[] Slugs of all services, including custom ones. */
	public static function known() {
		$built_in = array_keys( Definitions::find( 'sharing_services' )['read']['all'] );
		return array_merge( $built_in, array_keys( (array) Store::get( 'custom', array() ) ) );
	}

	public static function read( $value ) {
		return array(
			'visible' => self::describe( array_keys( $value['visible'] ) ),
			'hidden'  => self::describe( array_keys( $value['hidden'] ) ),
			'all'     => array_flip( self::known() ),
		);
	}

	public static function write( $value ) {
		$pick = static fn( $slugs ) => array_fill_keys( array_intersect( $slugs, self::known() ), array() );
		return array(
			'store' => array(
				'visible' => $pick( $value['visible'] ),
				'hidden'  => $pick( $value['hidden'] ),
			),
		);
	}

	private static function describe( array $slugs ) {
		$style = Store::get( 'button_style', 'icon-text' );
		$maps  = array();
		foreach ( $slugs as $slug ) {
			$custom        = Store::get( 'custom', array() )[ $slug ] ?? array();
			$maps[ $slug ] = array(
				'button_style' => $style,
				'smart'        => 'official' === $style,
				'shortname'    => $slug,
				'icon'         => $custom['icon'] ?? '',
			);
		}
		return $maps;
	}
}
