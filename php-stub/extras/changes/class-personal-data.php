<?php

namespace Dashboard_For_Jetpack\Extras\Changes;

defined( 'ABSPATH' ) || exit;

/** Offers the changes of a user to WordPress's tools for exporting and erasing personal data. */
class Personal_Data {

	const ID = 'dashboard-for-jetpack-record';

	public static function hook() {
		add_filter( 'wp_privacy_personal_data_exporters', array( self::class, 'with_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( self::class, 'with_eraser' ) );
	}

	public static function with_exporter( $exporters ) {
		$exporters[ self::ID ] = array(
			'exporter_friendly_name' => self::title(),
			'callback'               => array( self::class, 'export' ),
		);
		return $exporters;
	}

	public static function with_eraser( $erasers ) {
		$erasers[ self::ID ] = array(
			'eraser_friendly_name' => self::title(),
			'callback'             => array( self::class, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * A person's changes: when, and of what. A record is short, so one page has all of them.
	 *
	 * @param string $email Address.
	 * @return array As WordPress defines it.
	 */
	public static function export( $email ) {
		$user = get_user_by( 'email', $email );
		$data = array();
		foreach ( $user ? Table::entries( $user->ID ) : array() as $row ) {
			$data[] = array(
				'group_id'    => self::ID,
				'group_label' => self::title(),
				'item_id'     => self::ID . '-' . $row['id'],
				'data'        => array(
					array(
						'name'  => __( 'Time', 'dashboard-for-jetpack' ),
						'value' => wp_date( 'c', (int) ( $row['at'] / 1000 ) ),
					),
					array(
						'name'  => __( 'Setting', 'dashboard-for-jetpack' ),
						'value' => $row['setting'],
					),
				),
			);
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * Removes a person from the record.
	 *
	 * @param string $email Address.
	 * @return array As WordPress defines it.
	 */
	public static function erase( $email ) {
		$user = get_user_by( 'email', $email );
		return array(
			'items_removed'  => $user && Table::erase( $user->ID ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	private static function title() {
		return __( 'Changes of Jetpack settings', 'dashboard-for-jetpack' );
	}
}
