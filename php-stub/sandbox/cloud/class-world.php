<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\Wire_Table;

defined( 'ABSPATH' ) || exit;

/** Merges the pieces of a scenario. fixtures/README.md describes the result. */
class World {

	/** @var array Paths of the scenarios by name, cached for this request. */
	private static $paths = array();

	/** @return string[] Names of all scenarios. */
	public static function names() {
		return array_keys( self::paths() );
	}

	/**
	 * The file of a scenario.
	 *
	 * @param string $name One of names().
	 * @return array { description, viewer, pieces: string[] }
	 */
	public static function scenario( $name ) {
		return (array) Wire_Table::read( self::paths()[ $name ] );
	}

	/**
	 * Paths of the scenarios below fixtures/, as Wire_Table reads them.
	 *
	 * @return array name => "scenarios/topic/name", sorted by name.
	 */
	private static function paths() {
		if ( ! self::$paths ) {
			$files = glob( Wire_Table::folder() . '/scenarios/*/*.json' );
			foreach ( $files ? $files : array() as $file ) {
				$name                 = basename( $file, '.json' );
				self::$paths[ $name ] = 'scenarios/' . basename( dirname( $file ) ) . "/$name";
			}
			ksort( self::$paths );
		}
		return self::$paths;
	}

	/**
	 * The merged pieces of a scenario.
	 *
	 * @param string $name One of names().
	 */
	public static function build( $name ) {
		$world = (object) array();
		foreach ( self::scenario( $name )['pieces'] as $piece ) {
			$path  = Wire_Table::folder() . "/pieces/$piece.json";
			$world = self::merge( $world, json_decode( (string) file_get_contents( $path ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		}
		return (array) json_decode( wp_json_encode( $world ), true );
	}

	/**
	 * One piece.
	 *
	 * @param string $name Kind and name: "plan/security".
	 */
	public static function piece( $name ) {
		return (array) Wire_Table::read( "pieces/$name" );
	}

	/**
	 * Maps merge; lists and scalars replace. Uses objects, because PHP arrays cannot distinguish an empty map from an empty list.
	 *
	 * @param mixed $under Lower value.
	 * @param mixed $over  Upper value.
	 */
	private static function merge( $under, $over ) {
		if ( ! is_object( $under ) || ! is_object( $over ) ) {
			return $over;
		}
		foreach ( get_object_vars( $over ) as $key => $value ) {
			$under->$key = self::merge( $under->$key ?? null, $value );
		}
		return $under;
	}
}
