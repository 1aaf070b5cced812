<?php

namespace Dashboard_For_Jetpack\Sandbox\Modules;

defined( 'ABSPATH' ) || exit;

/** Auto "Yes", and "Public" if search engines may index the site. */
class Default_Modules {

	/**
	 * Activates them; active modules stay active.
	 *
	 * @param bool $with_user Whether to include modules that need a linked user.
	 */
	public static function activate( $with_user ) {
		$active = array_merge( Store::get( 'active', array() ), self::slugs( $with_user ) );
		Store::set( array( 'active' => array_values( array_unique( $active ) ) ) );
	}

	/**
	 * Their slugs.
	 *
	 * @param bool $with_user Whether to include modules that need a linked user.
	 */
	public static function slugs( $with_user ) {
		$wanted = get_option( 'blog_public' ) ? array( 'Yes', 'Public' ) : array( 'Yes' );
		$found  = array_filter(
			Table::all(),
			static fn( $module ) => in_array( $module['auto_activate'], $wanted, true ) && ( $with_user || ! $module['requires_user_connection'] )
		);
		return array_keys( $found );
	}
}
