<?php

namespace Dashboard_For_Jetpack\Sandbox\State;

defined( 'ABSPATH' ) || exit;

/** Stored with the site: `recommendations: { data: {}, conditional: string[] }` and the flags `recommendationsStep` and `newRecommendations`. */
class Recommendations {

	const FIRST_STEP = 'not-started';

	/** Answers and choices: slug to bool, string or list of strings. */
	public static function data() {
		return self::kept()['data'];
	}

	/** @return string[] Features that are recommended because of an event on the site. */
	public static function conditional() {
		return self::kept()['conditional'];
	}

	/** @return string The saved step. */
	public static function step() {
		return (string) Site::flag( 'recommendationsStep', self::FIRST_STEP );
	}

	/**
	 * Replaces answers and choices. As in the real API, an empty map cannot be saved.
	 *
	 * @param array $data New map.
	 */
	public static function save_data( array $data ) {
		if ( $data ) {
			self::keep( array( 'data' => $data ) + self::kept() );
		}
	}

	/**
	 * Replaces all data, for a scenario or a reset.
	 *
	 * @param array $kept { data?, conditional? }
	 */
	public static function keep( array $kept ) {
		$kept += array(
			'data'        => array(),
			'conditional' => array(),
		);
		Site::set( array( 'recommendations' => $kept ) );
		$viewed = $kept['data']['viewedRecommendations'] ?? array();
		Site::set_flag( 'newRecommendations', array_values( array_diff( $kept['conditional'], (array) $viewed ) ) );
	}

	private static function kept() {
		return Site::get( 'recommendations', array() ) + array(
			'data'        => array(),
			'conditional' => array(),
		);
	}
}
