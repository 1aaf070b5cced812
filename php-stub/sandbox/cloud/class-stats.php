<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Responses of module/stats/data, cached for five minutes, as Jetpack caches the cloud's. */
class Stats {

	const RANGES = array( 'day', 'week', 'month' );

	/**
	 * Body for a range.
	 *
	 * @param string $range day, week or month; any other value means day.
	 * @return array A failure is a body, too: { errors: { code: [ message ] }, error_data: [] } in place of the figures.
	 */
	public static function body( $range ) {
		$range  = in_array( $range, self::RANGES, true ) ? $range : 'day';
		$cached = get_transient( "dashboard_for_jetpack_stats_$range" );
		if ( is_array( $cached ) ) {
			$name                         = 'day' === $range ? 'general' : $range;
			$cached[ $name ]['cached_at'] = $cached['at'];
			unset( $cached['at'] );
			return $cached;
		}
		$body = self::fetch( $range );
		set_transient( "dashboard_for_jetpack_stats_$range", $body + array( 'at' => time() ), 5 * MINUTE_IN_SECONDS );
		return $body;
	}

	/** Clears the cache. */
	public static function forget() {
		foreach ( self::RANGES as $range ) {
			delete_transient( "dashboard_for_jetpack_stats_$range" );
		}
	}

	private static function fetch( $range ) {
		$name  = 'day' === $range ? 'general' : $range;
		$stats = Store::get( 'stats', array() );
		if ( ! Connection::is_registered() ) {
			return array( $name => self::failure( 'missing_token', __( 'The site has no token.', 'dashboard-for-jetpack' ) ) );
		}
		if ( isset( $stats['error'] ) ) {
			return array( $name => self::failure( $stats['error']['code'], $stats['error']['message'] ) );
		}
		$series = new Stats_Series( (int) ( $stats['seed'] ?? 1 ), (int) ( $stats['scale'] ?? 0 ), time() );
		$visits = array(
			'unit'   => $range,
			'fields' => array( 'period', 'views', 'visitors' ),
			'data'   => $series->rows( $range ),
		);
		if ( 'day' === $range ) {
			return array(
				'general' => array(
					'date'   => $series->today(),
					'stats'  => $series->summary(),
					'visits' => $visits,
				),
				'day'     => $visits,
			);
		}
		return array( $range => array( 'date' => $series->today() ) + $visits );
	}

	private static function failure( $code, $message ) {
		return array(
			'errors'     => array( $code => array( $message ) ),
			'error_data' => array(),
		);
	}
}
