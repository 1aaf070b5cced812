<?php

namespace Dashboard_For_Jetpack\Sandbox\State;

defined( 'ABSPATH' ) || exit;

/** Base class of the stores. Each subclass is one row of the options table, and each change runs under the lock, on top of the last saved value. */
abstract class Option {

	const NAME     = '';
	const AUTOLOAD = true;

	/** @var array Name to the row and the map in it. WordPress parses a row each time it is read, and a page may read one a thousand times. */
	private static $parsed = array();

	/** @return array The whole map. */
	public static function all() {
		$row = wp_load_alloptions()[ static::NAME ] ?? wp_cache_get( static::NAME, 'options' );

		list( $known, $map ) = self::$parsed[ static::NAME ] ?? array( null, null );
		if ( ! is_string( $row ) || $row !== $known ) {
			$value = get_option( static::NAME, array() );
			$map   = is_array( $value ) ? $value : array();

			self::$parsed[ static::NAME ] = array( $row, $map );
		}
		return $map;
	}

	/**
	 * One value.
	 *
	 * @param string $key      Name in the map.
	 * @param mixed  $fallback Value if it was never set.
	 */
	public static function get( $key, $fallback = null ) {
		$all = static::all();
		return array_key_exists( $key, $all ) ? $all[ $key ] : $fallback;
	}

	/**
	 * Changes some values.
	 *
	 * @param array $changes Name to value.
	 */
	public static function set( array $changes ) {
		Lock::during(
			static function () use ( $changes ) {
				static::replace( array_merge( static::all(), $changes ) );
			}
		);
	}

	/**
	 * Deletes some values.
	 *
	 * @param string ...$keys Names.
	 */
	public static function forget( ...$keys ) {
		Lock::during(
			static function () use ( $keys ) {
				static::replace( array_diff_key( static::all(), array_flip( $keys ) ) );
			}
		);
	}

	/**
	 * Replaces the whole map.
	 *
	 * @param array $all The new map.
	 */
	public static function replace( array $all ) {
		update_option( static::NAME, $all, static::AUTOLOAD );
	}
}
