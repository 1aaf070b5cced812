<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and replaces parts of options, as the database has them, past all filters, hooks and caches, so that no other code can refuse or end
 * it.
 *
 * A part is { option: name, path: names that lead to it in the option's value, item: an entry of the list there, or "" }. The value of an item is its place in
 * the list, that of a whole option is the text of its row. Null is a part that doesn't exist.
 */
class Stored_Part {

	/** How often a row is read again because another request has just changed it. */
	const TRIES = 20;

	/**
	 * The text of an option's row.
	 *
	 * @param string $option Name.
	 * @return string|null
	 */
	public static function row( $option ) {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a cache may be older than the row.
	}

	/**
	 * Replaces a row if it still is the one that was read.
	 *
	 * @param string      $option Name.
	 * @param string|null $from   Text of the row.
	 * @param string|null $to     New text.
	 * @return bool False if another request has changed it.
	 */
	public static function swap( $option, $from, $to ) {
		global $wpdb;
		if ( $from === $to ) {
			return true;
		}
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- compares and writes in one statement.
		if ( null === $from ) {
			$changed = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'on' )", $option, $to ) );
		} elseif ( null === $to ) {
			$changed = $wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s", $option, $from ) );
		} else {
			$changed = $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $to, $option, $from ) );
		}
		// phpcs:enable
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( $option, 'options' );
		return (bool) $changed;
	}

	/**
	 * The values of parts, by one query.
	 *
	 * @param array[] $parts Parts by name.
	 * @return array Name → value.
	 */
	public static function read( array $parts ) {
		global $wpdb;
		$options = array_values( array_unique( array_column( $parts, 'option' ) ) );
		$marks   = implode( ', ', array_fill( 0, count( $options ), '%s' ) );
		$rows    = (array) $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ( $marks )", $options ), OBJECT_K ); // phpcs:ignore WordPress.DB -- as above; as many marks as options.
		return array_map(
			static function ( $part ) use ( $rows ) {
				return self::value( $rows[ $part['option'] ]->option_value ?? null, $part );
			},
			$parts
		);
	}

	/**
	 * Replaces a part, unless somebody has changed it.
	 *
	 * @param mixed $from Its value, as it must still be.
	 * @param mixed $to   New value.
	 */
	public static function replace( array $part, $from, $to ) {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$row = self::row( $part['option'] );
			if ( ! self::is_same( $part, self::value( $row, $part ), $from ) ) {
				return false;
			}
			if ( self::swap( $part['option'], $row, self::with( $row, $part, $to ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether two values of a part are the same. An item may move in its list.
	 *
	 * @param mixed $one     Value.
	 * @param mixed $another Value.
	 */
	public static function is_same( array $part, $one, $another ) {
		return '' === $part['item'] ? $one === $another : ( null === $one ) === ( null === $another );
	}

	private static function value( $row, array $part ) {
		if ( ! $part['path'] && '' === $part['item'] ) {
			return $row;
		}
		$value = maybe_unserialize( $row );
		foreach ( $part['path'] as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		if ( '' === $part['item'] ) {
			return $value;
		}
		$place = array_search( $part['item'], array_values( (array) $value ), true );
		return false === $place ? null : $place;
	}

	/**
	 * The text of a row with another value of a part.
	 *
	 * @param string|null $row Text.
	 * @param mixed       $to  Value.
	 * @return string|null
	 */
	public static function with( $row, array $part, $to ) {
		if ( ! $part['path'] && '' === $part['item'] ) {
			return $to;
		}
		$option = (array) maybe_unserialize( $row );
		$place  = &$option;
		foreach ( $part['path'] as $name ) {
			$place[ $name ] = $place[ $name ] ?? null;
			$place          = &$place[ $name ];
		}
		if ( '' === $part['item'] ) {
			$place = $to;
		} else {
			$place = array_values( array_diff( (array) $place, array( $part['item'] ) ) );
			if ( null !== $to ) {
				array_splice( $place, (int) $to, 0, array( $part['item'] ) );
			}
		}
		unset( $place );
		return maybe_serialize( $option );
	}
}
