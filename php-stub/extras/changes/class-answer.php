<?php

namespace Dashboard_For_Jetpack\Extras\Changes;

use Dashboard_For_Jetpack\Admin_Page\Code_Author;
use Dashboard_For_Jetpack\Admin_Page\Rights;

defined( 'ABSPATH' ) || exit;

/** Sends the record to administrators, and turns it on and off for them. */
class Answer {

	const ACTION = 'dashboard_for_jetpack_record';

	/** Sends `{ isOn, entries: as of entry(), the newest first }`. A POST with `turn` on or off does that first. */
	public static function send() {
		// Entries name users and files of the site.
		Rights::demand( 'manage_options' );
		$turn = sanitize_text_field( wp_unslash( $_GET['turn'] ?? '' ) );
		if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && in_array( $turn, array( 'on', 'off' ), true ) && ! Start::turn( 'on' === $turn ) ) {
			wp_send_json(
				array(
					'code'    => 'not_turned',
					'message' => __( "The database of this site didn't allow it.", 'dashboard-for-jetpack' ),
				),
				500
			);
		}
		$is_on = Start::is_on();
		if ( $is_on ) {
			// A copy of a site may have the option without the table.
			Table::create();
		}
		$rows = $is_on ? Table::entries() : array();
		cache_users( array_unique( array_map( 'intval', array_column( $rows, 'user_id' ) ) ) );
		wp_send_json(
			array(
				'isOn'    => $is_on,
				'entries' => array_map( array( self::class, 'entry' ), $rows ),
			),
			200
		);
	}

	/**
	 * An entry for the app.
	 *
	 * @param array $row Columns.
	 * @return array `{ id, at, request, userId, login: "" for a deleted user, source, author: as of Code_Author or null, key, values: { from, to } or null }`.
	 */
	private static function entry( array $row ) {
		$user = $row['user_id'] ? get_userdata( (int) $row['user_id'] ) : false;
		$code = strrpos( (string) $row['code'], ':' );
		return array(
			'id'      => (int) $row['id'],
			'at'      => (int) $row['at'],
			'request' => $row['request'],
			'userId'  => (int) $row['user_id'],
			'login'   => $user ? $user->user_login : '',
			'source'  => $row['source'],
			'author'  => $code ? Code_Author::of_file( substr( $row['code'], 0, $code ), (int) substr( $row['code'], $code + 1 ) ) : null,
			'key'     => $row['setting'],
			'values'  => null === $row['new_value'] ? null : array(
				'from' => json_decode( $row['old_value'] ),
				'to'   => json_decode( $row['new_value'] ),
			),
		);
	}
}
