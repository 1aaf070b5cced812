<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Throwable;

defined( 'ABSPATH' ) || exit;

/** The plan that Jetpack has stored. */
class Plan {

	const CURRENT = 'Automattic\\Jetpack\\Current_Plan';

	/** @throws Missing_Part If this Jetpack has no class for the plan. */
	public static function facts() {
		return array( 'siteData' => array( 'plan' => self::current() ) );
	}

	/** The free plan. */
	public static function fallback() {
		return array(
			'siteData' => array(
				'plan' => array(
					'product_slug' => 'jetpack_free',
					'class'        => 'free',
					'supports'     => array(),
				),
			),
		);
	}

	/**
	 * Since 12.3 the older class is deprecated. Jetpack 11.2 has both, and the newer one throws there.
	 *
	 * @throws Missing_Part If this Jetpack has neither.
	 */
	private static function current() {
		try {
			return Ask::of( self::CURRENT, 'get' );
		} catch ( Throwable $fault ) {
			return Ask::of( 'Jetpack_Plan', 'get' );
		}
	}
}
