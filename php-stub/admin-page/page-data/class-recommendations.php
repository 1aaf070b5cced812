<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** How far the user is in the recommendations, and which ones are new. */
class Recommendations {

	const CLASS_NAME = 'Jetpack_Recommendations';

	/** @throws Missing_Part If this Jetpack has no recommendations. */
	public static function facts() {
		$step = (array) Ask::of( self::CLASS_NAME, 'get_recommendations_step' );
		return array(
			'recommendationsStep' => $step['step'] ?? 'not-started',
			'newRecommendations'  => array_values( (array) Ask::maybe( array(), self::CLASS_NAME, 'get_new_conditional_recommendations' ) ),
			'siteData'            => array( 'showRecommendations' => (bool) Ask::of( self::CLASS_NAME, 'is_enabled' ) ),
		);
	}

	/** No recommendations. */
	public static function fallback() {
		return array(
			'recommendationsStep' => 'not-started',
			'newRecommendations'  => array(),
			'siteData'            => array( 'showRecommendations' => false ),
		);
	}
}
