<?php

namespace Dashboard_For_Jetpack\Sandbox\State;

defined( 'ABSPATH' ) || exit;

/** The site's plan. `{ product_slug, class, supports: string[], features: { active, available }, … }` */
class Plan extends Option {

	const NAME = 'dashboard_for_jetpack_plan';

	/**
	 * Whether the plan includes a feature or a module.
	 *
	 * @param string $slug Feature or module.
	 */
	public static function supports( $slug ) {
		$features = self::get( 'features', array() );
		return in_array( $slug, self::get( 'supports', array() ), true )
			|| in_array( $slug, $features['active'] ?? array(), true );
	}
}
