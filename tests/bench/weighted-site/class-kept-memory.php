<?php
/**
 * What the site remembers when a visit begins.
 *
 * @package Dashboard_For_Jetpack
 */

use Dashboard_For_Jetpack\Admin_Page\Answer_Row;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the kept answers of the site before a page, or makes them an hour old, or current.
 */
class Kept_Memory {

	/**
	 * Adds the hook.
	 *
	 * @param string $memory "none", "old" or "current". Any other value leaves them.
	 */
	public static function hook( $memory ) {
		if ( in_array( $memory, array( 'none', 'old', 'current' ), true ) ) {
			add_action( 'admin_init', array( self::class, $memory ) );
		}
	}

	/** Forgets all answers. */
	public static function none() {
		if ( ! wp_doing_ajax() ) {
			Answer_Row::delete();
		}
	}

	/** Makes all answers an hour old. */
	public static function old() {
		self::date( HOUR_IN_SECONDS );
	}

	/** Makes all answers those of this moment. */
	public static function current() {
		self::date( 0 );
	}

	/**
	 * Sets the age of all answers.
	 *
	 * @param int $age Seconds.
	 */
	private static function date( $age ) {
		if ( wp_doing_ajax() ) {
			return;
		}
		$row = Answer_Row::read();
		foreach ( array_keys( $row['answers'] ) as $call ) {
			$row['answers'][ $call ]['at'] = microtime( true ) - $age;
		}
		Answer_Row::write( $row );
	}
}
