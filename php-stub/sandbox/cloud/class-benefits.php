<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\Wire_Table;

defined( 'ABSPATH' ) || exit;

/** The rows of `wire/benefits.json` for the disconnect dialog. Benefits with a count of zero are left out. */
class Benefits {

	/**
	 * The list.
	 *
	 * @return array[] [ { name, title, description, value?: int } ]
	 */
	public static function all() {
		if ( ! Connection::is_registered() ) {
			return array();
		}
		$state  = Provider::body( 'rewind', array() )['state'] ?? '';
		$counts = array(
			'views'   => self::views(),
			'blocked' => (int) ( Provider::body( 'protect', array() )['blocked'] ?? 0 ),
			'images'  => self::images(),
		);
		$found  = array();
		foreach ( Wire_Table::read( 'wire/benefits' ) as $row ) {
			$benefit  = array_intersect_key( $row, array_flip( array( 'name', 'title', 'description' ) ) );
			$is_given = isset( $row['module'] ) ? Active_Modules::is_active( $row['module'] ) : $row['rewind'] === $state;
			if ( isset( $row['counts'] ) ) {
				$benefit['value'] = $counts[ $row['counts'] ];
			}
			if ( $is_given && 0 !== ( $benefit['value'] ?? 1 ) ) {
				$found[] = $benefit;
			}
		}
		return $found;
	}

	private static function images() {
		return (int) array_sum( (array) wp_count_attachments( 'image' ) );
	}

	private static function views() {
		$body = Stats::body( 'day' );
		return (int) array_sum( array_column( $body['general']['visits']['data'] ?? array(), 1 ) );
	}
}
