<?php
/**
 * What the site remembers when a visit begins.
 *
 * @package Dashboard_For_Jetpack
 */

use Dashboard_For_Jetpack\Admin_Page\Answer_Row;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the kept answers of the site before a page, or makes them an hour older.
 */
class Kept_Memory {

	/**
	 * Adds the hook.
	 *
	 * @param string $memory "none" or "old". Any other value leaves them.
	 */
	public static function hook( $memory ) {
		if ( 'none' === $memory || 'old' === $memory ) {
			add_action( 'admin_init', array( self::class, $memory ) );
		}
	}

	/** Forgets all answers. */
	public static function none() {
		if ( ! wp_doing_ajax() ) {
			Answer_Row::delete();
		}
	}

	/** Makes all answers an hour older. */
	public static function old() {
		if ( wp_doing_ajax() ) {
			return;
		}
		$row = Answer_Row::read();
		foreach ( $row['answers'] as $call => $answer ) {
			$row['answers'][ $call ]['at'] = $answer['at'] - HOUR_IN_SECONDS;
		}
		Answer_Row::write( $row );
	}
}
