<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Plan;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Responses of the cloud. Bodies of the scenario by REST path. A call fails if the site is not registered or the scenario says so. */
class Provider {

	/**
	 * Response to a call of the site.
	 *
	 * @param string $path     REST path below jetpack/v4.
	 * @param mixed  $fallback Body if the scenario has none.
	 * @return mixed|WP_Error A failure of Faults.
	 */
	public static function fetch( $path, $fallback = array() ) {
		$fault = Connection::is_registered() ? Faults::of( $path ) : Faults::unreachable();
		if ( $fault ) {
			return $fault;
		}
		switch ( $path ) {
			case 'site':
				return self::site();
			case 'site/features':
				return self::body( $path, Plan::get( 'features', array() ) );
			case 'site/purchases':
				return Purchases::all();
		}
		return self::body( $path, $fallback );
	}

	/**
	 * Response to a call on behalf of the current user's account.
	 *
	 * @param string $path     REST path below jetpack/v4.
	 * @param mixed  $fallback Body if the scenario has none.
	 * @return mixed|WP_Error As fetch(); unreachable for a user without an account.
	 */
	public static function fetch_for_account( $path, $fallback = array() ) {
		return Connection::is_linked() ? self::fetch( $path, $fallback ) : Faults::unreachable();
	}

	/**
	 * A body of the scenario.
	 *
	 * @param string $path     REST path below jetpack/v4, or a name from fixtures/README.md.
	 * @param mixed  $fallback Body if the scenario has none.
	 */
	public static function body( $path, $fallback ) {
		$bodies = Store::get( 'provider', array() );
		return array_key_exists( $path, $bodies ) ? $bodies[ $path ] : $fallback;
	}

	/**
	 * Changes response bodies.
	 *
	 * @param array $bodies REST path to body.
	 */
	public static function keep( array $bodies ) {
		Store::set( array( 'provider' => $bodies + Store::get( 'provider', array() ) ) );
	}

	private static function site() {
		$plan = array_diff_key( Plan::all(), array_flip( array( 'class', 'supports' ) ) );
		$icon = get_site_icon_url();
		return array_replace_recursive(
			array(
				'ID'          => (int) Connection::get( 'blogId', 0 ),
				'name'        => get_bloginfo( 'name' ),
				'description' => get_bloginfo( 'description' ),
				'URL'         => home_url(),
				'plan'        => $plan,
				'products'    => array(),
				'options'     => array( 'videopress_storage_used' => 0 ),
			),
			$icon ? array( 'icon' => array( 'img' => $icon ) ) : array(),
			(array) self::body( 'site', array() )
		);
	}
}
