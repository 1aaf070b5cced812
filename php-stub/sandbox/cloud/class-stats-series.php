<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;

/** Visits generated from a seed. Each day has fixed figures, and the window moves with the date. Days are UTC days. */
class Stats_Series {

	/** @var int Makes days differ between scenarios. */
	private $seed;

	/** @var int Views of an ordinary day; 0 for a site without visits. */
	private $scale;

	/** @var int Number of today since 1970. */
	private $today;

	/**
	 * Constructor.
	 *
	 * @param int $scale Views of an ordinary day.
	 * @param int $now   Unix time.
	 */
	public function __construct( $seed, $scale, $now ) {
		$this->seed  = $seed;
		$this->scale = $scale;
		$this->today = intdiv( $now, DAY_IN_SECONDS );
	}

	/** @return string Today as Y-m-d. */
	public function today() {
		return $this->date( $this->today );
	}

	/**
	 * Rows of a chart, oldest first.
	 *
	 * @param string $range day (30 rows), week (14) or month (12).
	 * @return array[] [ period, views, visitors ]
	 */
	public function rows( $range ) {
		$rows = array();
		foreach ( $this->periods( $range ) as $period ) {
			list( $label, $first, $last ) = $period;

			$views = 0;
			for ( $day = $first; $day <= min( $last, $this->today ); $day++ ) {
				$views += $this->views( $day );
			}
			$rows[] = array( $label, $views, (int) floor( $views * 0.45 ) );
		}
		return $rows;
	}

	/** @return array The figures beside the chart. The best day is the best of the last year. */
	public function summary() {
		$best  = $this->today;
		$total = 0;
		for ( $day = $this->today - 364; $day <= $this->today; $day++ ) {
			$total += $this->views( $day );
			$best   = $this->views( $day ) > $this->views( $best ) ? $day : $best;
		}
		$today = $this->views( $this->today );
		return array(
			'visitors_today'       => (int) floor( $today * 0.45 ),
			'visitors_yesterday'   => (int) floor( $this->views( $this->today - 1 ) * 0.45 ),
			'visitors'             => (int) floor( $total * 0.45 ),
			'views_today'          => $today,
			'views_yesterday'      => $this->views( $this->today - 1 ),
			'views_best_day'       => $total ? $this->date( $best ) : '',
			'views_best_day_total' => $this->views( $best ),
			'views'                => $total,
			'comments'             => intdiv( $total, 120 ),
			'posts'                => $this->scale ? 24 : 0,
			'followers_blog'       => intdiv( $this->scale, 3 ),
			'followers_comments'   => 0,
			'shares'               => intdiv( $total, 300 ),
		);
	}

	private function periods( $range ) {
		$periods = array();
		if ( 'day' === $range ) {
			for ( $day = $this->today - 29; $day <= $this->today; $day++ ) {
				$periods[] = array( $this->date( $day ), $day, $day );
			}
		} elseif ( 'week' === $range ) {
			$monday = $this->today - ( (int) gmdate( 'N', $this->today * DAY_IN_SECONDS ) - 1 );
			for ( $week = 13; $week >= 0; $week-- ) {
				$first     = $monday - 7 * $week;
				$periods[] = array( gmdate( 'Y\Wm\Wd', $first * DAY_IN_SECONDS ), $first, $first + 6 );
			}
		} else {
			$month = strtotime( gmdate( 'Y-m-01', $this->today * DAY_IN_SECONDS ) . ' UTC' );
			for ( $back = 11; $back >= 0; $back-- ) {
				$first     = strtotime( "-$back months", $month );
				$last      = strtotime( '+1 month', $first ) - DAY_IN_SECONDS;
				$periods[] = array( gmdate( 'Y-m-d', $first ), intdiv( $first, DAY_IN_SECONDS ), intdiv( $last, DAY_IN_SECONDS ) );
			}
		}
		return $periods;
	}

	private function views( $day ) {
		$noise   = ( crc32( "$this->seed-$day" ) & 0xffff ) / 0xffff;
		$weekend = (int) gmdate( 'N', $day * DAY_IN_SECONDS ) > 5 ? 0.6 : 1;
		return (int) round( $this->scale * $weekend * ( 0.5 + $noise ) );
	}

	private function date( $day ) {
		return gmdate( 'Y-m-d', $day * DAY_IN_SECONDS );
	}
}
