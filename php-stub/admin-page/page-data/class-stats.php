<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Which roles may view the stats. The app fetches the stats themselves. */
class Stats {

	const OPTIONS = 'Automattic\\Jetpack\\Stats\\Options';

	public static function facts() {
		$viewers = self::viewers();
		$roles   = array();
		foreach ( get_editable_roles() as $slug => $role ) {
			$roles[ $slug ] = array(
				'name'    => translate_user_role( $role['name'] ),
				'canView' => is_array( $viewers ) && in_array( $slug, $viewers, true ),
			);
		}
		return array(
			'stats' => array(
				'data'  => array_fill_keys( array( 'general', 'day', 'week', 'month' ), false ),
				'roles' => $roles,
			),
		);
	}

	/** No roles. */
	public static function fallback() {
		return array(
			'stats' => array(
				'data'  => array_fill_keys( array( 'general', 'day', 'week', 'month' ), false ),
				'roles' => array(),
			),
		);
	}

	/** @return string[] Slugs of the roles. Older releases have a function instead of the class, and only while the module is active. */
	private static function viewers() {
		if ( is_callable( array( self::OPTIONS, 'get_option' ) ) ) {
			return Ask::of( self::OPTIONS, 'get_option', 'roles' );
		}
		return function_exists( 'stats_get_option' ) ? stats_get_option( 'roles' ) : array( 'administrator' );
	}
}
