<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

use Dashboard_For_Jetpack\Admin_Page\Places;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and replaces parts of options, as the database has them, past all filters, hooks and caches, so that no other code can refuse or end it.
 *
 * A part is { option: name, path: names that lead to it in the option's value, item: an entry of the list there, or "" }. The value of an item is its place in
 * the list, that of a whole option is the text of its row. Null is a part that doesn't exist.
 */
class Stored_Part {

	/** How often a row is read again because another request has just changed it. */
	const TRIES = 20;

	/** @return string|null The text of an option's row. */
	public static function row( $option ) {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a cache may be older than the row.
	}

	/**
	 * Changes a row, again if another request has changed it in between, by a function of its text to the new one. Null is no row; false leaves it alone.
	 *
	 * @return bool Whether the row has the new text.
	 */
	public static function change( $option, callable $change ) {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$row  = self::row( $option );
			$text = $change( $row );
			if ( false === $text || self::swap( $option, $row, $text ) ) {
				return false !== $text;
			}
			usleep( random_int( 1000, 20000 ) );
		}
		return false;
	}

	/** @return bool Whether the row still was the one that was read, so that it has the new text now. */
	private static function swap( $option, $from, $to ) {
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
		wp_cache_delete_multiple( array( 'alloptions', 'notoptions', $option ), 'options' );
		return (bool) $changed;
	}

	/** @return array[] Parts, by name, with what is stored, by one query. One that has a value under this name already keeps it. */
	public static function read( array $parts, $as ) {
		global $wpdb;
		$options = array_values( array_unique( array_column( $parts, 'option' ) ) );
		$marks   = implode( ', ', array_fill( 0, count( $options ), '%s' ) );
		$rows    = (array) $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ( $marks )", $options ), OBJECT_K ); // phpcs:ignore WordPress.DB -- as above; as many marks as options.
		return array_map(
			static fn( $part ) => $part + array( $as => self::value( $rows[ $part['option'] ]->option_value ?? null, $part ) ),
			$parts
		);
	}

	/** @return bool Whether a part still had the value after its change, and has the one before it now. */
	public static function put_back( array $change ) {
		return self::change(
			$change['option'],
			static fn( $row ) => self::is_same( $change, self::value( $row, $change ), $change['after'] ) ? self::with( $row, $change, $change['before'] ) : false
		);
	}

	/** Whether two values of a part are the same. An item may move in its list. */
	public static function is_same( array $part, $one, $another ) {
		return '' === $part['item'] ? $one === $another : ( null === $one ) === ( null === $another );
	}

	private static function value( $row, array $part ) {
		if ( ! $part['path'] && '' === $part['item'] ) {
			return $row;
		}
		$value = Places::read( maybe_unserialize( $row ), $part['path'] );
		if ( '' === $part['item'] ) {
			return $value;
		}
		$place = array_search( $part['item'], array_values( (array) $value ), true );
		return false === $place ? null : $place;
	}

	/** @return string|null The text of a row with another value of a part. */
	public static function with( $row, array $part, $to ) {
		if ( ! $part['path'] && '' === $part['item'] ) {
			return $to;
		}
		$option = (array) maybe_unserialize( $row );
		$place  = &$option;
		foreach ( $part['path'] as $name ) {
			$place = &$place[ $name ];
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
