<?php

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/** Keeps WordPress from writing to the database and from sending mail until the request ends. */
class Dry_Run {

	/** Statements that only read. */
	const READS = '/^[\s(]*(SELECT|SHOW|DESCRIBE|DESC|EXPLAIN|SET)\b/i';

	/** Begins. Many modules save their defaults, and the file of a failing one changes Jetpack's list. */
	public static function start() {
		add_filter( 'query', array( self::class, 'refuse_write' ), PHP_INT_MAX );
		add_filter( 'pre_wp_mail', '__return_false', PHP_INT_MAX );
		// An object cache would keep transients; without one, they are options.
		wp_using_ext_object_cache( false );
	}

	/**
	 * Filter `query`.
	 *
	 * @param string $query SQL.
	 * @return string "" for one that may write: WordPress doesn't send it.
	 */
	public static function refuse_write( $query ) {
		return preg_match( self::READS, $query ) ? $query : '';
	}
}
