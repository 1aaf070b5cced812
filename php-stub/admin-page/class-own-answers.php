<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * What the site answers without the provider: some of Jetpack's calls (`isOwn` in src/domain/calls/arrivals.ts), and the latest published posts. The page
 * prints it with its data in a few milliseconds; a request would boot WordPress again.
 */
class Own_Answers {

	/** The call of WordPress for the posts, as in src/domain/calls/arrivals.ts. */
	const POSTS = 'wp/v2/posts?per_page=100&_fields=id%2Cdate%2Ctitle%2Cfeatured_media';

	const MOST_POSTS = 100;

	/** Milliseconds for which they count as current. */
	const KEEPS = 30 * 1000;

	/** @var string[]|null Calls of Jetpack that this page answers; null if the site isn't connected. */
	private static $calls;

	/**
	 * The calls of Jetpack that a page answers.
	 *
	 * @param string[]|null $facts Those that are true; null for all possible calls, about which the site is asked before the page begins.
	 * @return string[]
	 */
	public static function calls( ?array $facts = null ) {
		$is_asked = static fn( $row ) => isset( $row['isOwn'] ) && ( null === $facts || ! isset( $row['needs'] ) || in_array( $row['needs'], $facts, true ) );
		$rows     = Rights::has( 'jetpack_connect' ) ? array_merge( ...array_values( Build::table( 'first-calls' ) ) ) : array();
		return array_values( array_unique( array_column( array_filter( $rows, $is_asked ), 'call' ) ) );
	}

	/** Lets the page print the answers to these calls, and the posts. */
	public static function choose( array $calls ) {
		self::$calls = $calls;
	}

	/** @return array Call to { age, keeps: milliseconds, text }. The app asks for what is missing. */
	public static function all() {
		if ( null === self::$calls ) {
			return array();
		}
		$calls = self::$calls;
		// If another plugin ends the request, the page goes on without the others.
		self::$calls = array();
		$answers     = array( self::POSTS => self::posts() );
		foreach ( $calls as $call ) {
			try {
				$answer = Time_Limit::in_page( static fn() => Inner_Call::get( $call ) );
			} catch ( Throwable $fault ) {
				continue;
			}
			if ( 200 === $answer['status'] ) {
				$answers[ $call ] = $answer['body'];
			}
		}
		return array_map(
			static fn( $text ) => array(
				'age'   => 0,
				'keeps' => self::KEEPS,
				'text'  => $text,
			),
			$answers
		);
	}

	/** By one query, without the text of the posts. */
	private static function posts() {
		global $wpdb;
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_date, post_title, ( SELECT MAX( meta_value ) FROM $wpdb->postmeta WHERE post_id = ID AND meta_key = '_thumbnail_id' ) AS picture FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' ORDER BY post_date DESC, ID DESC LIMIT %d", self::MOST_POSTS ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- get_posts() would read their texts, too.
		$posts = array_map(
			static fn( $row ) => array(
				'id'             => (int) $row->ID,
				'date'           => $row->post_date,
				'title'          => array( 'rendered' => $row->post_title ),
				'featured_media' => (int) $row->picture,
			),
			$rows
		);
		return (string) wp_json_encode( $posts );
	}
}
