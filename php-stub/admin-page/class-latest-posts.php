<?php

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/** The latest published posts, which the page prints as an answer of WordPress's REST API, because that would take one more request on each visit. */
class Latest_Posts {

	/** The call that the app would send, as in src/domain/calls/arrivals.ts. */
	const CALL = 'wp/v2/posts?per_page=100&_fields=id%2Cdate%2Ctitle%2Cfeatured_media';

	const MOST = 100;

	/** Milliseconds for which they count as current. */
	const KEEPS = 30 * 1000;

	/** @return array As Kept_Answers prints an answer. By one query, without the text of the posts. */
	public static function answer() {
		global $wpdb;
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_date, post_title, ( SELECT MAX( meta_value ) FROM $wpdb->postmeta WHERE post_id = ID AND meta_key = '_thumbnail_id' ) AS picture FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' ORDER BY post_date DESC, ID DESC LIMIT %d", self::MOST ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- get_posts() would read their texts, too.
		$posts = array_map(
			static fn( $row ) => array(
				'id'             => (int) $row->ID,
				'date'           => $row->post_date,
				'title'          => array( 'rendered' => $row->post_title ),
				'featured_media' => (int) $row->picture,
			),
			$rows
		);
		return array(
			'age'   => 0,
			'keeps' => self::KEEPS,
			'text'  => (string) wp_json_encode( $posts ),
		);
	}
}
