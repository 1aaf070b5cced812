<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;

defined( 'ABSPATH' ) || exit;

/**
 * The row of the kept answers, and when they are still true. It is read and written past all caches and filters, together with the rows that the answers
 * depend on: a lasting object cache may lose a value or keep an old one, and the list of a network reads the rows of sites whose plugins are not loaded.
 *
 * As JSON: { basis: hash of those rows, since: microtime, answers: call => { at: microtime, text: the kept fields, as JSON } }. What was asked before `since` isn't
 * current, and isn't stored any more.
 */
class Answer_Row {

	const NAME = 'dashboard_for_jetpack_answers';

	/** Bytes; the oldest answers go first. */
	const LARGEST = 200 * KB_IN_BYTES;

	/** @var string[] Rows that change with the address, the connection, its owner, the plan, the modules, the plugins or the key of Akismet. */
	private static $basis = array(
		'home',
		'siteurl',
		'active_plugins',
		'wordpress_api_key',
		'jetpack_active_modules',
		'jetpack_active_plan',
		'jetpack_private_options',
		'jetpack_sync_error_idc',
		'jetpack_options',
	);

	/** Of the last one, which has much else: the site's id, the owner of the connection, and the release of Jetpack. */
	const OF_JETPACK = array( 'id', 'master_user', 'version' );

	/** Adds rows that the answers depend on. */
	public static function depend_on( array $options ) {
		self::$basis = array_merge( self::$basis, $options );
	}

	/** @return array { basis, since: float, answers: call => { at: float, asked: float, text: string } } of the current site, with nothing that is damaged or too old. */
	public static function read() {
		global $wpdb;
		$names = array_merge( self::$basis, array( self::NAME ) );
		$marks = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ( $marks )", $names ), ARRAY_A ); // phpcs:ignore WordPress.DB -- past all caches; as many marks as names.
		$rows  = array_column( $rows, 'option_value', 'option_name' );
		$row   = json_decode( $rows[ self::NAME ] ?? '', true );
		$basis = self::basis_of( $rows );
		$since = is_array( $row ) && is_numeric( $row['since'] ?? null ) ? (float) $row['since'] : 0;
		$known = is_array( $row ) && ( $row['basis'] ?? '' ) === $basis && is_array( $row['answers'] ?? null ) ? $row['answers'] : array();
		return array(
			'basis'   => $basis,
			// The clock may have been set back.
			'since'   => $since > microtime( true ) ? 0 : $since,
			'answers' => array_intersect_key( array_filter( $known, array( self::class, 'is_valid' ) ), Build::table( 'kept-answers' ) ),
		);
	}

	/**
	 * Replaces the row.
	 *
	 * @param array $row As of read().
	 */
	public static function write( array $row ) {
		global $wpdb;
		uasort( $row['answers'], static fn( $one, $another ) => $another['at'] <=> $one['at'] );
		$size = 0;
		foreach ( $row['answers'] as $call => $answer ) {
			$size += strlen( (string) wp_json_encode( $answer ) );
			if ( $size > self::LARGEST ) {
				unset( $row['answers'][ $call ] );
			}
		}
		$wpdb->query( $wpdb->prepare( "INSERT INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' ) ON DUPLICATE KEY UPDATE option_value = VALUES( option_value )", self::NAME, wp_json_encode( $row ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as above.
	}

	/** Deletes the row. */
	public static function delete() {
		delete_option( self::NAME );
	}

	/** Hash of what the answers depend on, with the site's own salt. */
	private static function basis_of( array $rows ) {
		unset( $rows[ self::NAME ] );
		$options                 = (array) maybe_unserialize( $rows['jetpack_options'] ?? '' );
		$rows['jetpack_options'] = array_intersect_key( $options, array_flip( self::OF_JETPACK ) );
		// A copy of the site may have another address by its configuration alone.
		$rows['constants'] = array( defined( 'WP_HOME' ) ? WP_HOME : '', defined( 'WP_SITEURL' ) ? WP_SITEURL : '' );
		ksort( $rows );
		return wp_hash( (string) wp_json_encode( $rows ) );
	}

	private static function is_valid( $answer ) {
		$age = microtime( true ) - ( is_numeric( $answer['at'] ?? null ) ? $answer['at'] : INF );
		return $age >= 0 && $age < WEEK_IN_SECONDS && is_string( $answer['text'] ?? null );
	}
}
