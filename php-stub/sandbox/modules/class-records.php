<?php

namespace Dashboard_For_Jetpack\Sandbox\Modules;

use Dashboard_For_Jetpack\Sandbox\Settings\Reader;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Module records in REST responses. The table combined with the state of this site. */
class Records {

	const ONLY_IN_LIST = array(
		'module',
		'activated',
		'available',
		'unavailable_reason',
		'override',
		'long_description',
		'learn_more_button',
		'search_terms',
		'configure_url',
		'configurable',
		'activate_nonce',
		'deactivate_nonce',
		'extra',
	);

	/**
	 * GET module/all.
	 *
	 * @return array Slug to record. Without a connection, modules that need none are first.
	 */
	public static function all() {
		$records = array_map( array( self::class, 'complete' ), Table::all() );
		if ( ! Connection::is_registered() ) {
			uasort(
				$records,
				static fn( $a, $b ) => array( $a['requires_connection'], $a['sort'] ) <=> array( $b['requires_connection'], $b['sort'] )
			);
		}
		return $records;
	}

	/**
	 * GET module/{slug}, which has fewer keys than the list.
	 *
	 * @param array $module Record of the table.
	 */
	public static function single( array $module ) {
		$record = array_diff_key( self::complete( $module ), array_flip( self::ONLY_IN_LIST ) );
		return Connection::is_offline() && $module['requires_connection'] ? array( 'activated' => false ) + $record : $record;
	}

	/**
	 * One full record.
	 *
	 * @param array $module Record of the table.
	 */
	public static function complete( array $module ) {
		$slug   = $module['module'];
		$reason = Availability::unavailable_reason( $module );
		$record = array_merge(
			$module,
			array(
				'activated'          => Active_Modules::is_active( $slug ),
				'available'          => false === $reason,
				'unavailable_reason' => $reason,
				'override'           => Override::of( $slug ),
				'configure_url'      => admin_url( $module['configure_url'] ),
				'activate_nonce'     => wp_create_nonce( "jetpack_activate-$slug" ),
				'deactivate_nonce'   => wp_create_nonce( "jetpack_deactivate-$slug" ),
			)
		);
		foreach ( array_keys( $record['options'] ) as $key ) {
			$record['options'][ $key ]['current_value'] = Reader::read( $key );
		}
		if ( 'sitemaps' === $slug ) {
			$record['extra'] = array(
				'sitemap_url'      => get_sitemap_url( 'index' ),
				'news_sitemap_url' => get_sitemap_url( 'posts', 'post' ),
			);
		}
		return $record;
	}
}
